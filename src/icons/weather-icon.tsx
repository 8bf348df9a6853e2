import { WeatherKind, weatherKind } from '../lib/weather-kind'

/** Attributes of a `path`. */
interface Part {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number | undefined
  transform?: string
}

const sunPath =
  'M17 12a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1'
const moonPath = 'M20 14a9 9 0 1 1-10-10 7 7 0 0 0 10 10z'
const cloudPath = 'M7 15a4 4 0 0 1-.5-8 6 6 0 0 1 11.5 1A3.5 3.5 0 0 1 18 15z'
const flake = 'm0-3v6m-2.6-4.5l5.2 3m0-3l-5.2 3'

const sun: Part = { ...filled('sun', sunPath), stroke: 'var(--sun)' }
const moon = filled('moon', moonPath)
const sunBehind: Part = {
  ...sun,
  // Without the rays that a cloud would cut.
  d: 'M17 12a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM12 2v2M20 12h2M5 5l1 1M18 6l1-1',
  transform: 'translate(7.4-.5)scale(.7)',
}
const moonBehind: Part = { ...moon, transform: 'translate(9-2)scale(.7)' }
const sunAbove: Part = { ...sun, transform: 'translate(3.5-1)scale(.7)' }
const highCloud = filled('cloud', cloudPath)
const cloud: Part = { ...highCloud, transform: 'translate(0 3)' }
const darkCloud = filled('dark-cloud', cloudPath)
const cloudBehind: Part = { ...darkCloud, transform: 'translate(6 1)scale(.75)' }
const drizzle = lines('rain', 'M8 18v1M12 21v1M16 18v1')
const rain = lines('rain', 'M8 18l-1 4M12.5 18l-1 4M17 18l-1 4')
const heavyRain = lines('rain', 'M6 17l-1 5M10 17l-1 5M14 17l-1 5M18 17l-1 5')
const sideRain = lines('rain', 'M7 18l-1 4M18 18l-1 4')
const snow = lines('snow', `M7 20${flake}M17 20${flake}`, 1.5)
const sleet = lines('snow', `M8 18l-1 4M16 20${flake}`, 1.5)
const hail = lines('snow', 'M7 18h0M12 18h0M17 18h0M9.5 22h0M14.5 22h0', 3)
const bolt = filled('bolt', 'M13 11l-4 6h3l-1 6 5-8h-3l1-4z')
const mist = lines('dark-cloud', 'M4 18h16M7 22h10')
const swirl = lines('dark-cloud', 'M15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0M19 3q-14-1-14 9M5 21q14 1 14-9')

const icons: Record<WeatherKind, Part[]> = {
  [WeatherKind.ClearNight]: [moon],
  [WeatherKind.Sunny]: [sun],
  [WeatherKind.CloudyNight]: [moonBehind, cloud],
  [WeatherKind.SunnyIntervals]: [sunBehind, cloud],
  [WeatherKind.Storm]: [swirl],
  [WeatherKind.Fog]: [highCloud, mist],
  [WeatherKind.Cloud]: [cloud],
  [WeatherKind.Overcast]: [cloudBehind, cloud],
  [WeatherKind.Rain]: [highCloud, rain],
  [WeatherKind.Drizzle]: [highCloud, drizzle],
  [WeatherKind.HeavyRain]: [darkCloud, heavyRain],
  [WeatherKind.Sleet]: [highCloud, sleet],
  [WeatherKind.Hail]: [highCloud, hail],
  [WeatherKind.Snow]: [highCloud, snow],
  [WeatherKind.Thunderstorm]: [darkCloud, sideRain, bolt],
  [WeatherKind.Haze]: [sunAbove, mist],
  [WeatherKind.Lightning]: [darkCloud, bolt],
}

interface WeatherIconProps {
  code: number
  description: string
  /** Whether an unknown code shows nothing; otherwise, it shows the description. */
  isIconOnly?: boolean
  className?: string
}

export function WeatherIcon({ code, description, isIconOnly, className }: WeatherIconProps) {
  const kind = weatherKind(code)
  if (kind === undefined) return isIconOnly ? null : <span className={className}>{description}</span>
  return (
    <svg viewBox="0 0 24 24" className={className} role="img" aria-label={description || 'Weather'}>
      {icons[kind].map((part, index) => (
        <path key={index} {...part} />
      ))}
    </svg>
  )
}

function filled(colour: string, d: string): Part {
  return { d, fill: `var(--${colour})`, stroke: 'none' }
}

function lines(colour: string, d: string, strokeWidth?: number): Part {
  return { d, stroke: `var(--${colour})`, strokeWidth }
}
