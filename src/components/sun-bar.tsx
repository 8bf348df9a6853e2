interface SunBarProps {
  /** Times of day as the forecast has them. */
  sunrise: string
  sunset: string
  /** How far the day has come, from sunrise (0) to sunset (1); undefined when the sun is not up. */
  progress: number | undefined
  /** What comes next, and when. */
  text: string | undefined
}

/** The day from sunrise to sunset, with the sun where it is now. */
export function SunBar({ sunrise, sunset, progress, text }: SunBarProps) {
  return (
    <div>
      {text && (
        <p key={text} className="mb-2 text-sm print:hidden">
          {text}
        </p>
      )}
      <div className="sun-bar">
        {progress !== undefined && <div className="sun-mark" style={{ left: `${progress * 100}%` }} />}
      </div>
      <p className="mt-1 flex items-center justify-between text-sm">
        <span key={`rise ${sunrise}`}>{`Sunrise ${sunrise} `}</span>
        <span key={`set ${sunset}`}>{`Sunset ${sunset}`}</span>
      </p>
    </div>
  )
}
