import { useLayoutEffect } from 'react'
import { focusHeading } from '../hooks/use-kept-focus'
import { Screen } from '../components/screen'
import { Text } from '../components/text'
import { firstNavigation, href, navigation } from '../stores/route'
import { home } from '../tabs'

/** Shown for unknown paths and crashed screens. Focuses its heading: a crashed screen's had the focus. */
export function ErrorScreen({ message }: { message: string }) {
  useLayoutEffect(() => {
    if (navigation.value !== firstNavigation) focusHeading()
  }, [])
  return (
    <Screen heading="Unexpected Application Error!">
      <Text>{message}</Text>
      <p>
        <a href={href(home.path)} className="tall-link">
          {home.title}
        </a>
      </p>
    </Screen>
  )
}
