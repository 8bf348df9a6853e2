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

/** Native radio buttons, so that the arrow keys cycle through light, system, dark. */
export function ThemeChoice({ selected, onSelect }: ThemeChoiceProps) {
  return (
    <fieldset className="on-screen">
      <legend>
        <h2>Colour scheme</h2>
      </legend>
      <div className="card">
        {choices.map(([theme, name]) => (
          <label key={theme} className="list-row">
            <input type="radio" name="theme" checked={theme === selected} onChange={() => onSelect(theme)} />
            <span className="row-label">{name}</span>
            <Icon name={theme} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
