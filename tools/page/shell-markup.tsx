/**
 * What the page shows before its script has run: the install hint, the status line's first words and the tab bar, just
 * as the app renders them. `src/head.ts` hides the install hint if it is not needed, and reports failures.
 */
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { InstallHint } from '../../src/components/install-hint'
import { TabBar } from '../../src/components/tab-bar'
import { loadingText } from '../../src/lib/status-text'
import { tabs } from '../../src/tabs'

export { camp, manifest } from '../../src/camp'

export const shellMarkup = (basePath: string): string =>
  renderToStaticMarkup(
    <>
      <div>
        <InstallHint onClose={() => {}} />
      </div>
      <main>
        <p id="loading">{loadingText}</p>
        <p id="failure" hidden>
          The app could not start.{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is the page's own URL */}
          <a href="">Reload</a>
        </p>
        <noscript>This app needs JavaScript.</noscript>
      </main>
      <TabBar tabs={tabs} currentPath="" href={(path) => basePath + path.slice(1)} />
    </>,
  )
