/** Sunrise and sunset, as the file writes them, at the ends of a day of light. */
export function SunBar({ sunrise, sunset }: { sunrise: string; sunset: string }) {
  return (
    <div>
      <div className="sun-bar" />
      <p className="split">
        <span>Sunrise {sunrise}</span> <span>Sunset {sunset}</span>
      </p>
    </div>
  )
}
