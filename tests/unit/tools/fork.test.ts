/** The first season of a camp that forks the project, whose organiser does everything in the browser. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { assert, linuxTest } from '#test'
import type { Camp, Manifest } from '../../../src/camp-schema'
import { projectFolder } from '../../../tools/files'
import { writeFiles } from '../../support/folder'
import { marineAnswer, openMeteoAnswer } from '../../support/open-meteo'
import { otherCamp, otherManifest } from '../../support/other-camp'
import { readWorkflow, startGitHub, type WorkflowRun } from './workflow-runner'

const [makeData, deploy] = await Promise.all(
  ['make-data', 'deploy'].map((name) => readWorkflow(`.github/workflows/${name}.yml`)),
)

/** The camp's position, near a usable gauge. */
const position = { latitude: 50.8, longitude: -0.06 }

const forked = ['.gitignore', 'README.md', 'build.ts', 'package.json', 'tsconfig.json']
const forkedFolders = ['tools', 'public/icons', 'src', 'sw']

/** Runs the project's own scripts, with recorded answers and a clock for make-data. */
const npm = `export INIT_CWD="$PWD"
args=()
for each in "$@"; do
  case $each in run | --silent | --prefix | ../.. | --) ;; *) args+=("$each") ;; esac
done
while ! [ -f package.json ]; do cd ..; done
case \${args[0]} in
  make-data) args+=(--answers "$ROOT/answers" --now "$(cat "$ROOT/now")"); script=tools/data/make-data.ts ;;
  check-data) script=tools/data/check-data.ts ;;
  build) script=build.ts ;;
esac
exec node tools/run.mjs "$script" "\${args[@]:1}"`

/** Forks the project. The test itself may run in a fork, so it has settings of its own. */
const startFork = () => {
  const gitHub = startGitHub(
    (folder) => {
      for (const name of [...forked, ...forkedFolders])
        cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true })
      writeFiles(folder, { 'src/camp.ts': campText(otherCamp, otherManifest) })
    },
    { npm },
  )
  const atTime = (now: string) => {
    const date = now.slice(0, 10)
    gitHub.write({
      now,
      'answers/open-meteo.json': JSON.stringify({ ...openMeteoAnswer(date), ...position }),
      'answers/open-meteo-marine.json': JSON.stringify({ ...marineAnswer(date), ...position }),
    })
  }
  const make = (event: string) => gitHub.run(makeData!, event)
  const deployed = () => gitHub.run(deploy!, 'push', { assumed: ['test'] })
  const file = (name: string) => gitHub.shell(`git show main:${name}`, 'origin.git')
  return { ...gitHub, atTime, make, deployed, file }
}

const isGreen = ({ results, log }: WorkflowRun) =>
  assert.not(Object.values(results).includes('failure'), `${JSON.stringify(results)}\n${log}`)

const identity = 'git -c user.name=x -c user.email=x'

/** Replaces a text that must be there. */
const replace = (from: string, to: string) => (text: string) => {
  assert.ok(text.includes(from), from)
  return text.replace(from, to)
}

/** Returns a `src/camp.ts` with the sources as the project comes. */
const campText = (camp: Camp, manifest: Manifest): string =>
  Object.entries({
    camp,
    manifest,
    dataSource: { host: 'https://raw.githubusercontent.com', owner: '', repository: '' },
    sources: {
      weather: { from: 'open-meteo' },
      tides: { from: 'gauge' },
      calendar: { from: 'csv', events: 'src/sheets/events.csv', notices: 'src/sheets/notices.csv' },
      locations: { from: 'csv', places: 'src/sheets/places.csv' },
    },
  })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, undefined, 2)}\n`)
    .join('')

const settings = campText(
  {
    ...otherCamp,
    position,
    map: { ...position, zoom: 8 },
    siteName: 'Gull Gap Camp',
    help: { ...otherCamp.help, telephones: [{ name: 'Office', number: '01632 960111' }] },
  },
  { ...otherManifest, shortName: 'Gull Gap' },
)

const sheets = {
  'src/sheets/events.csv':
    'name,start,end\nBuild,28/07/2027,30/07/2027\nGull Week,31/07/2027,04/08/2027\nPack,05/08/2027,20/08/2027\n',
  'src/sheets/notices.csv': 'text,from,until,kind,link\nWelcome!,24/07/2027 10:00,24/07/2027 22:00,info,\n',
  'src/sheets/places.csv':
    'name,latitude,longitude,type,place id\nGull Gap,50.8,-0.06,home,\nGull Sand,50.79,-0.05,beach,\n',
}

linuxTest('fork: a season in the browser, from the first edit', () => {
  const fork = startFork()
  fork.atTime('2027-08-10T06:00:00Z')
  fork.shell('git clone --quiet origin.git upstream')

  // Four files are edited. Until the button is pressed, there is no data.
  fork.edit({ 'src/camp.ts': settings, ...sheets })
  assert.is(fork.make('push').results['make'], 'skipped')
  isGreen(fork.make('workflow_dispatch'))
  assert.equal(fork.ghCalls(), ['workflow run deploy.yml'])
  const changed = fork.shell('git show --name-only --format= main', 'origin.git').trim().split('\n')
  const names = ['calendar', 'failing', 'locations', 'tides', 'weather']
  assert.equal(
    changed,
    names.map((name) => `data/${name}.json`),
  )
  assert.match(fork.file('data/calendar.json'), 'Gull Week')
  assert.match(fork.file('data/tides.json'), 'Predicted from the tide gauge at')
  isGreen(fork.deployed())
  const site = (name: string) => readFileSync(fork.at(`artifacts/github-pages/${name}`), 'utf8')
  const page = site('index.html')
  assert.match(page, '<title>Gull Gap Camp')
  assert.match(page, 'Tides calculated from the')
  assert.match(site('licenses.txt'), /^Tides\n\n.*Licensed/m)
  const hosts = new Set(page.match(/https:\/\/raw\.[^"';]*/g))
  assert.equal(
    [...hosts].filter((url) => url.includes('/data/')),
    ['https://raw.githubusercontent.com/someone/their-camp/main/data/'],
  )

  // A wrong date in a sheet, and a source that is down from now on.
  const [calendar, weather] = ['calendar', 'weather'].map((name) => fork.file(`data/${name}.json`))
  rmSync(fork.at('answers/open-meteo.json'))
  fork.edit({ 'src/sheets/events.csv': replace('04/08/2027', '31/06/2027') })
  const wrongDate = fork.make('push')
  assert.equal([wrongDate.results['tell'], fork.ghCalls()], ['failure', []])
  assert.match(wrongDate.log, /^::error file=src\/sheets\/events\.csv,line=3::invalid end "31\/06\/2027"; /m)
  assert.match(wrongDate.summary, 'src/sheets/events.csv:3: invalid end "31/06/2027"')
  assert.is(fork.file('data/calendar.json'), calendar)
  fork.edit({ 'src/sheets/events.csv': replace('31/06/2027', '04/08/2027') })

  // A wrong telephone number.
  fork.edit({ 'src/camp.ts': replace('01632 960111', '01632/960111') })
  const wrongNumber = fork.deployed()
  assert.equal([wrongNumber.results['plan'], wrongNumber.results['deploy']], ['failure', 'skipped'])
  const line = fork.file('src/camp.ts').split('01632/960111')[0]!.split('\n').length
  assert.match(
    wrongNumber.log,
    `::error file=src/camp.ts,line=${line}::camp.help.telephones[0].number is "01632/`,
  )

  // The source is down for 13 hours, and a notice is put out meanwhile.
  fork.write({ now: '2027-08-10T19:00:00Z' })
  fork.edit({
    'src/sheets/notices.csv': (text) => `${text}The gate is shut.,,10/08/2027 22:00,warning,\n`,
  })
  isGreen(fork.make('schedule'))
  assert.equal(fork.ghCalls(), ['label create stale-data', 'issue create --label'])
  assert.is(fork.file('data/weather.json'), weather)
  assert.match(fork.file('data/calendar.json'), 'The gate is shut.')

  // An update from upstream: Sync fork merges.
  writeFiles(fork.at('upstream'), {
    'README.md': 'New words',
    'src/camp.ts': `${readFileSync(fork.at('upstream/src/camp.ts'), 'utf8')}// The end.\n`,
  })
  fork.shell(`git add --all && ${identity} commit --quiet --message update`, 'upstream')
  fork.shell(`git clone --quiet origin.git sync && cd sync
    ${identity} pull --quiet --no-rebase --no-edit ../upstream main && git push --quiet origin main`)
  assert.equal([fork.file('README.md'), fork.file('data/weather.json')], ['New words', weather])
  assert.match(fork.file('src/camp.ts'), /Gull Gap Camp.*The end\./s)

  // The source is back when all that is published is over.
  fork.atTime('2027-08-19T06:00:00Z')
  const later = fork.make('schedule')
  isGreen(later)
  assert.equal([later.results['deploy'], fork.ghCalls()], ['skipped', []])
  for (const name of ['weather', 'tides']) assert.not.match(fork.file(`data/${name}.json`), '2027-08-10')
  assert.is(fork.file('data/failing.json'), '{}\n')
})
