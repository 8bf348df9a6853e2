import { Icon } from '../icons/icon'
import type { Theme } from '../lib/theme'

interface ThemeChoiceProps {
  selected: Theme
  onSelect: (theme: Theme) => void
}

const choices: [theme: Theme, name: string][] = [
  ['light', 'Light'],
  ['system', 'System'],
  ['dark', 'Dark'],
]

/** Native radio buttons, so that the arrow keys go round: light, system, dark. */
export function ThemeChoice({ selected, onSelect }: ThemeChoiceProps) {
  return (
    <>
      <h2 id="scheme">Colour scheme</h2>
      <fieldset aria-labelledby="scheme" className="card">
        {choices.map(([theme, name]) => (
          <label key={theme} className="list-row border-t">
            <input type="radio" name="theme" checked={theme === selected} onChange={() => onSelect(theme)} />
            <span className="flex-1">{name}</span>
            <Icon name={theme} />
          </label>
        ))}
      </fieldset>
    </>
  )
}
