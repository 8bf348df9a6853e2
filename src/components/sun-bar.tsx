import { Text } from './text'

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
      <Text className="on-screen">{text}</Text>
      <div className="sun-bar">
        {progress !== undefined && <div className="sun-mark" style={{ left: `${progress * 100}%` }} />}
      </div>
      <p className="sun-times quiet">
        <Text as="span">{`Sunrise ${sunrise} `}</Text>
        <Text as="span">{`Sunset ${sunset}`}</Text>
      </p>
    </div>
  )
}
