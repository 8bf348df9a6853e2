import { iconPaths, type IconName } from './paths'

interface IconProps {
  name: IconName
  /** The icon's accessible name; without one, the icon is decorative. */
  label?: string
  /** Degrees clockwise. */
  turn?: number
  /** How opaque the icon is filled with its own colour, from 0 to 1. */
  fill?: number
  className?: string
}

export function Icon({ name, label, turn, fill, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path
        d={iconPaths[name]}
        transform={turn ? `rotate(${turn} 12 12)` : undefined}
        fill={fill ? 'currentColor' : undefined}
        fillOpacity={fill}
      />
    </svg>
  )
}
