/**
 * What the page shows before its script has run: the install hint and the tab bar, as the app renders them, and a line
 * that says it is loading. `src/head.ts` hides the hint where it does not belong, and says when the script has failed.
 */
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { InstallBanner } from '../../src/components/install-banner'
import { TabBar } from '../../src/components/tab-bar'
import { tabs } from '../../src/tabs'

export const shellMarkup = (basePath: string): string =>
  renderToStaticMarkup(
    <>
      <div>
        <InstallBanner onClose={() => {}} />
      </div>
      <main>
        <p id="loading">Loading ...</p>
        <p id="failure" hidden>
          The app could not start.{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page itself */}
          <a href="">Reload</a>
        </p>
        <noscript>This app needs JavaScript.</noscript>
      </main>
      <TabBar tabs={tabs} currentPath="" href={(path) => basePath + path.slice(1)} />
    </>,
  )
