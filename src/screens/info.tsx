import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { ExternalLink } from '../components/external-link'
import { LinkList } from '../components/link-list'
import { Screen } from '../components/screen'
import { ThemeChoice } from '../components/theme-choice'
import { chooseTheme, theme } from '../stores/theme'

const { bible, organisation, social } = camp.links

export function InfoScreen() {
  useSignals()
  return (
    <Screen heading="Info">
      <h2>Useful links</h2>
      <LinkList links={[bible, organisation, social]} />
      <ThemeChoice selected={theme.value} onSelect={chooseTheme} />
      <h2>About</h2>
      <p>Wind speeds are in miles per hour, temperatures in degrees Celsius, and all times GMT/BST.</p>
      <h2>Contact</h2>
      <LinkList links={[{ name: camp.email, url: `mailto:${camp.email}` }]} />
      {camp.credits.map((credit) => (
        <ExternalLink key={credit.name} {...credit} />
      ))}
      <p className="quiet">Version: {VERSION}</p>
    </Screen>
  )
}
