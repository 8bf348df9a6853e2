/** What the page shows before its script has arrived: the bar and a word of patience, made of the app's own parts. */
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { TabBar } from '../../src/components/tab-bar'
import { tabs } from '../../src/tabs'

export const shellMarkup = (basePath: string): string =>
  renderToStaticMarkup(
    <>
      <main>
        <p>Loading ...</p>
      </main>
      <TabBar tabs={tabs} currentPath="" href={(path) => basePath + path.slice(1)} />
    </>,
  )
