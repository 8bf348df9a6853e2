import { Screen } from '../components/screen'
import { Text } from '../components/text'
import { href } from '../stores/route'
import { home } from '../tabs'

/** Shown for unknown paths and crashed screens. */
export function ErrorScreen({ message }: { message: string }) {
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
