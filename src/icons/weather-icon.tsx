import { WeatherKind, weatherKind } from '../lib/weather-kind'

/** Attributes of a `path`; the class sets its colours, in `styles/weather-icons.css`. */
interface Part {
  d: string
  className: string
  transform?: string
}

const sunPath =
  'M17 12a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1'
const moonPath = 'M20 14a9 9 0 1 1-10-10 7 7 0 0 0 10 10z'
const cloudPath = 'M7 15a4 4 0 0 1-.5-8 6 6 0 0 1 11.5 1A3.5 3.5 0 0 1 18 15z'
const flake = 'm0-3v6m-2.6-4.5l5.2 3m0-3l-5.2 3'

const sun: Part = { d: sunPath, className: 'sun' }
const moon: Part = { d: moonPath, className: 'moon' }
// Without the rays that a cloud would cut.
const sunBehind: Part = {
  d: 'M17 12a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM12 2v2M20 12h2M5 5l1 1M18 6l1-1',
  className: 'sun',
  transform: 'translate(7.4-.5)scale(.7)',
}
const moonBehind: Part = { d: moonPath, className: 'moon', transform: 'translate(9-2)scale(.7)' }
const sunAbove: Part = { d: sunPath, className: 'sun', transform: 'translate(3.5-1)scale(.7)' }
const highCloud: Part = { d: cloudPath, className: 'cloud' }
const cloud: Part = { d: cloudPath, className: 'cloud', transform: 'translate(0 3)' }
const darkCloud: Part = { d: cloudPath, className: 'dark-cloud' }
const cloudBehind: Part = { d: cloudPath, className: 'dark-cloud', transform: 'translate(6 1)scale(.75)' }
const drizzle: Part = { d: 'M8 18v1M12 21v1M16 18v1', className: 'rain' }
const rain: Part = { d: 'M8 18l-1 4M12.5 18l-1 4M17 18l-1 4', className: 'rain' }
const heavyRain: Part = { d: 'M6 17l-1 5M10 17l-1 5M14 17l-1 5M18 17l-1 5', className: 'rain' }
const sideRain: Part = { d: 'M7 18l-1 4M18 18l-1 4', className: 'rain' }
const snow: Part = { d: `M7 20${flake}M17 20${flake}`, className: 'snow' }
const sleet: Part = { d: `M8 18l-1 4M16 20${flake}`, className: 'snow' }
const hail: Part = { d: 'M7 18h0M12 18h0M17 18h0M9.5 22h0M14.5 22h0', className: 'hail' }
const bolt: Part = { d: 'M13 11l-4 6h3l-1 6 5-8h-3l1-4z', className: 'bolt' }
const mist: Part = { d: 'M4 18h16M7 22h10', className: 'mist' }
const swirl: Part = {
  d: 'M15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0M19 3q-14-1-14 9M5 21q14 1 14-9',
  className: 'mist',
}

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
    <svg viewBox="0 0 24 24" className={className} role="img" aria-label={description}>
      {icons[kind].map((part, index) => (
        <path key={index} {...part} />
      ))}
    </svg>
  )
}
