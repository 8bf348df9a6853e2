/** The first days of a camp that forks the project, whose organiser does everything in the browser. */
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

const forked = ['.gitignore', 'build.ts', 'package.json', 'tsconfig.json']
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
  gitHub.write({
    now: '2027-08-10T06:00:00Z',
    'answers/open-meteo.json': JSON.stringify({ ...openMeteoAnswer('2027-08-10'), ...position }),
    'answers/open-meteo-marine.json': JSON.stringify({ ...marineAnswer('2027-08-10'), ...position }),
  })
  const make = (event: string) => gitHub.run(makeData!, event)
  const deployed = () => gitHub.run(deploy!, 'push', { assumed: ['test'] })
  const file = (name: string) => gitHub.shell(`git show main:${name}`, 'origin.git')
  return { ...gitHub, make, deployed, file }
}

const isGreen = ({ results, log }: WorkflowRun) =>
  assert.not(Object.values(results).includes('failure'), `${JSON.stringify(results)}\n${log}`)

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

linuxTest('fork: first data, mistakes and a failing source', () => {
  const fork = startFork()
  // Four files are edited, and the button is pressed.
  fork.edit({ 'src/camp.ts': settings, ...sheets })
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
})
