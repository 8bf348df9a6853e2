import { iconPaths, type IconName } from './paths'

interface IconProps {
  name: IconName
  /** The icon's accessible name; without one, the icon is decorative. */
  label?: string
  /** Degrees clockwise. */
  turn?: number
  className?: string
}

export function Icon({ name, label, turn, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={iconPaths[name]} transform={turn === undefined ? undefined : `rotate(${turn} 12 12)`} />
    </svg>
  )
}
