interface SunBarProps {
  sunrise: string
  sunset: string
  /** From sunrise (0) to sunset (1); undefined at night. */
  progress: number | undefined
  text: string | undefined
}

export function SunBar({ sunrise, sunset, progress, text }: SunBarProps) {
  return (
    <div>
      {text && (
        <p key={text} className="sun-text print:hidden">
          {text}
        </p>
      )}
      <div className="sun-bar">
        {progress !== undefined && <div className="sun-mark" style={{ left: `${progress * 100}%` }} />}
      </div>
      <p className="sun-times">
        <span key={`rise ${sunrise}`}>{`Sunrise ${sunrise} `}</span>
        <span key={`set ${sunset}`}>{`Sunset ${sunset}`}</span>
      </p>
    </div>
  )
}
