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
        <span>
          Sunrise{' '}
          <Text as="span" translate="no">
            {sunrise}
          </Text>
        </span>{' '}
        <span>
          Sunset{' '}
          <Text as="span" translate="no">
            {sunset}
          </Text>
        </span>
      </p>
    </div>
  )
}
