/**
 * What the page shows before its script has run: the tab bar, as the app renders it, and a line that says it is loading.
 * `src/head.ts` shows what to do when the script does not run.
 */
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { TabBar } from '../../src/components/tab-bar'
import { tabs } from '../../src/tabs'

export const shellMarkup = (basePath: string): string =>
  renderToStaticMarkup(
    <>
      <main>
        <p id="loading">Loading ...</p>
        <p id="failure" hidden>
          The app could not start.{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page itself */}
          <a href="">Load the page again</a>
        </p>
        <noscript>This app needs JavaScript.</noscript>
      </main>
      <TabBar tabs={tabs} currentPath="" href={(path) => basePath + path.slice(1)} />
    </>,
  )
