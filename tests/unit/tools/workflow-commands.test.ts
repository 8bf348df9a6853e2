import { assert, test } from '#test'
import { workflowCommands } from '../../../tools/workflow-commands'
import { newFolder } from '../../support/folder'

const inActions = { GITHUB_ACTIONS: 'true' }

const commands: [line: string, command?: string][] = [
  ['src/camp.ts:23: camp.email is "post"', '::error file=src/camp.ts,line=23::camp.email is "post"'],
  ['src/camp.ts:3:7: expected "}"', '::error file=src/camp.ts,line=3,col=7::expected "}"'],
  ['src/camp.ts: missing export "camp"', '::error file=src/camp.ts::missing export "camp"'],
  ['./src/camp.ts:2: 100% wrong', '::error file=src/camp.ts,line=2::100%25 wrong'],
  ['events.csv:7: invalid end "31/06/2026"', '::error::events.csv:7: invalid end "31/06/2026"'],
  ['../package.json:1: elsewhere', '::error::../package.json:1: elsewhere'],
  ['calendar.json: not written; the previous file stays'],
  ['weather.json: written: 5 days from 2026-08-22 03:00'],
  ['DATA_REPO: empty; give both owner and repository'],
  [''],
]

test('workflow commands: show a problem at its line', () => {
  for (const [line, ...expected] of commands)
    assert.equal(workflowCommands([line], 'error', inActions), expected, line)
})

test('workflow commands: a sheet’s row is shown at its line', () => {
  const project = process.cwd()
  process.chdir(
    newFolder({
      'notices.csv': 'sep=;\ntext;until\n"Gate\r\n""A"" shut";tbc\n6" pipe;x\n',
      'events, 5% off.csv': 'text\nGate\n',
      'utf-16.csv': Buffer.from('\ufefftext\tuntil\r\nGate\t\r\nBell\tx\r\n', 'utf16le'),
    }),
  )
  const lines = [
    'events, 5% off.csv:2: 5% off',
    'notices.csv:2: invalid until "tbc"',
    'notices.csv:3: invalid until "x"',
    'utf-16.csv:3: x',
  ]
  const found = workflowCommands(lines, 'error', inActions)
  process.chdir(project)
  assert.equal(found, [
    '::error file=events%2C 5%25 off.csv,line=2::5%25 off',
    '::error file=notices.csv,line=3::invalid until "tbc"',
    '::error file=notices.csv,line=5::invalid until "x"',
    '::error file=utf-16.csv,line=3::x',
  ])
})

test('workflow commands: there are none outside GitHub Actions', () => {
  for (const environment of [{}, { GITHUB_ACTIONS: 'false' }])
    assert.equal(workflowCommands(['src/camp.ts:1: wrong'], 'error', environment), [])
})
