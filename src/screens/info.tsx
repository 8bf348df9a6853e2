import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { ExternalLink } from '../components/external-link'
import { LinkList } from '../components/link-list'
import { Screen } from '../components/screen'
import { Text } from '../components/text'
import { ThemeChoice } from '../components/theme-choice'
import { isInIosBrowser } from '../device/installed'
import { version } from '../device/version'
import { mapAppUrl, telephoneUrl } from '../lib/links'
import { windUnit } from '../lib/wind'
import { opensOffline } from '../stores/opens-offline'
import { chooseTheme, theme } from '../stores/theme'
import { summerName, winterName } from '../time-zone'
import { tabsByName } from '../tabs'

const { help, position, email } = camp
const { bible, organisation, social } = camp.links
const { latitude, longitude } = position

// The section "Help and arrival" is hidden if the position is its only row.
const helpRows = [
  ...(help.address ? [{ name: help.address }] : []),
  {
    name: 'Open in maps',
    url: mapAppUrl(position, navigator.userAgent),
    note: `${latitude}, ${longitude}`,
  },
  ...help.telephones.map(({ name, number }) => ({ name: `${name}: `, number, url: telephoneUrl(number) })),
  ...help.lines.map((name) => ({ name })),
]

/** Returns undefined if it is unknown whether the app opens without a connection. */
const savedText = (opensNow: boolean | undefined): string | undefined => {
  if (opensNow === undefined) return undefined
  if (!opensNow) return 'Keep the app open for a moment until it is saved.'
  return isInIosBrowser()
    ? 'Saved in this browser. After adding the app to your Home Screen, open it there once while you have signal.'
    : 'Saved on this phone: opens without a connection.'
}

export function InfoScreen() {
  useSignals()
  return (
    <Screen heading={tabsByName.info.title}>
      {helpRows.length > 1 && (
        <>
          <h2>Help and arrival</h2>
          <LinkList links={helpRows} />
        </>
      )}
      <h2>Useful links</h2>
      <LinkList links={[bible, organisation, social]} />
      <ThemeChoice selected={theme.value} onSelect={chooseTheme} />
      <h2>About</h2>
      <p>
        {`Wind speeds are in ${windUnit}, temperatures in degrees Celsius, and all times ${winterName}/${summerName}.`}
      </p>
      <Text className="on-screen">{savedText(opensOffline.value)}</Text>
      <h2>Contact</h2>
      <LinkList links={[{ name: email, url: `mailto:${email}` }]} />
      {camp.credits.map((credit) => (
        <ExternalLink key={credit.name} {...credit} />
      ))}
      {TIDE_CREDIT && <ExternalLink {...TIDE_CREDIT} />}
      <p className="quiet">Version: {version}</p>
    </Screen>
  )
}
