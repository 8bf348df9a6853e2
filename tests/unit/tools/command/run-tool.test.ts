import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assert, test } from '#test'
import { flags, readNames, userPath } from '../../../../tools/command/options'
import { runTool, type CommandResult } from '../../../../tools/command/run-tool'
import { UsageError } from '../../../../tools/fail'

/** Runs a command in this process; resolves with its output and exit code. */
const run = async (
  commandArguments: string[],
  result: () => CommandResult | Error,
  read: (given: string[]) => unknown = (given) => given,
  usage = 'usage: tool',
) => {
  const { argv, exitCode } = process
  const { log, error } = console
  const written = { out: [] as unknown[], errors: [] as unknown[] }
  process.argv = ['node', 'tool', ...commandArguments]
  console.log = (text) => written.out.push(text)
  console.error = (text) => written.errors.push(text)
  try {
    await runTool(usage, read, () => {
      const value = result()
      return value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
    })
    return { ...written, exitCode: Number(process.exitCode ?? 0) }
  } finally {
    process.argv = argv
    Object.assign(console, { log, error })
    process.exitCode = exitCode
  }
}

test('command: prints the returned lines and sets the exit code', async () => {
  const result: CommandResult = { lines: ['a', 'b'], exitCode: 1 }
  assert.equal(await run([], () => result), { out: ['a\nb'], errors: [], exitCode: 1 })
})

test('command: in GitHub Actions, rows of sheets get commands', async () => {
  const lines = [
    'calendar.json: written: 2 events from events.csv, 2026-08-14 to 2026-08-23',
    'calendar.json: left out: events.csv:2: "Fair" ended on 2025-08-18',
    'calendar.json: warning: no such folder/events.csv:3: unknown event name ("Fete")',
    'tides.json: warning: no-such-folder/tides.csv: times are 60 minutes earlier than those of the gauge',
    'tides.json: warning: dates[1].tides: the same times as dates[0]',
    'no-such-folder/places.csv:4: invalid latitude "x"',
  ]
  const added = async (exitCode: 0 | 1) =>
    String((await run([], () => ({ lines, exitCode }))).out)
      .split('\n')
      .slice(lines.length)
  process.env['GITHUB_ACTIONS'] = 'true'
  try {
    const warning = '::warning::no such folder/events.csv:3: unknown event name ("Fete")'
    assert.equal(await added(0), [warning])
    assert.equal(await added(1), ['::error::no-such-folder/places.csv:4: invalid latitude "x"', warning])
  } finally {
    delete process.env['GITHUB_ACTIONS']
  }
  assert.equal(await added(0), [])
})

test('command: --help prints only the usage', async () => {
  for (const given of [['folder', '--help'], ['-h'], ['-help'], ['help']]) {
    const result = await run(given, () => new Error('it ran'))
    assert.equal(result, { out: ['usage: tool'], errors: [], exitCode: 0 })
  }
})

test('command: a wrong argument comes first, then its usage', async () => {
  const shown = {
    'usage: npm start [-- --port]': 'unknown option --weather; usage: npm start [-- --port]',
    'usage: npm run tool\n--help': 'unknown option --weather; see npm run tool -- --help',
  }
  for (const [usage, error] of Object.entries(shown)) {
    const result = await run(['--weather'], () => new Error('it ran'), flags({}), usage)
    assert.equal(result, { out: [], errors: [error], exitCode: 2 })
  }
})

test('command: quotes an unexpected argument in full', async () => {
  const { errors } = await run(['https://camp.example/'], () => new Error('it ran'), flags({}))
  assert.match(String(errors), "unexpected argument 'https://camp.example/'")
})

test('command: says how an option is written', async () => {
  const read = flags({ only: { type: 'string' }, 'allow-empty': { type: 'boolean' } })
  for (const [given, meant] of [
    ['-only', '--only'],
    ['—only', '--only'],
    ['--onyl=a', '--only'],
    ['--Only', '--only'],
    ['–allow_empty', '--allow-empty'],
  ]) {
    const { errors } = await run([given ?? ''], () => new Error('it ran'), read)
    assert.equal(errors, [`unknown option ${given?.replace('=a', '')}; write ${meant}; usage: tool`])
  }
  assert.equal((await run(['--only=-a'], () => ({ lines: ['it ran'], exitCode: 0 }), read)).out, ['it ran'])
})

test('command: an option may be given once', async () => {
  const { errors } = await run(['--a', '--a'], () => new Error('it ran'), flags({ a: { type: 'boolean' } }))
  assert.equal(errors, ['--a is given twice; give it once; usage: tool'])
})

test('command: says which option lacks its value', async () => {
  const { errors } = await run(['--a'], () => new Error('it ran'), flags({ a: { type: 'string' } }))
  assert.equal(errors, ['option --a <value> argument missing; usage: tool'])
})

/** What npm makes of options without `--` before them: the arguments that are left, and the environment. */
const swallowed: [args: string[], environment: Record<string, string>, command: string][] = [
  [['data'], { npm_config_allow_empty: 'true' }, 'npm run tool -- data --allow-empty'],
  [['data', 'a'], { npm_config_report: 'true' }, 'npm run tool -- data --report a'],
  [['data'], { npm_config_report: 'a' }, 'npm run tool -- data --report a'],
  [
    ['data', 'a'],
    { npm_config_report: 'true', npm_config_allow_empty: 'true' },
    'npm run tool --, and then all arguments again',
  ],
]

test('command: says how to write what npm took for itself', async () => {
  for (const [args, environment, command] of swallowed) {
    Object.assign(process.env, environment)
    try {
      const usage = 'usage: npm run tool -- FOLDER [--report FOLDER] [--allow-empty]\n--help  more'
      const { errors, exitCode } = await run(args, () => new Error('it ran'), undefined, usage)
      assert.match(
        String(errors[0]),
        new RegExp(`^npm took --.+ for (?:an option|options) of its own; write ${command}$`),
      )
      assert.is(exitCode, 2)
    } finally {
      for (const name of Object.keys(environment)) delete process.env[name]
    }
  }
})

test('command: says that npm may also have taken --only', async () => {
  process.env['npm_config_strict'] = 'true'
  try {
    const usage = 'usage: npm run tool -- FOLDER [--only NAME] [--strict]\n--help  more'
    const inputs: [args: string[], end: string][] = [
      [['data'], '-- data --strict, and --only with its names, if you gave it'],
      [['data', '--only', 'tides'], '-- data --only tides --strict'],
    ]
    for (const [args, end] of inputs) {
      const { errors } = await run(args, () => new Error('it ran'), undefined, usage)
      assert.equal(errors, [`npm took --strict for an option of its own; write npm run tool ${end}`])
    }
  } finally {
    delete process.env['npm_config_strict']
  }
})

test('command: names the line of a setting in camp.ts', async () => {
  const lines = ['camp.map: no gauge; correct camp.position in src/camp.ts', 'sources.csv:3: no text']
  const { out } = await run([], () => ({ lines, exitCode: 1 }))
  assert.match(
    String(out[0]),
    /^src\/camp\.ts:\d+: camp\.map: no gauge; correct camp\.position in src\/camp\.ts:\d+\nsources\.csv:3: no text$/,
  )
  const { errors } = await run([], () => new UsageError('src/camp.ts: camp.email: empty'))
  assert.match(String(errors[0]), /^src\/camp\.ts:\d+: camp\.email: empty$/)
})

test('command: says in words what the file system refuses', async () => {
  const { errors, exitCode } = await run([], () => {
    try {
      return { lines: [readFileSync('/no/such/file', 'utf8')], exitCode: 0 }
    } catch (error) {
      return error as Error
    }
  })
  assert.equal(errors, ['/no/such/file: not found; correct that, and try again'])
  assert.is(exitCode, 2)
})

test('command: a user error has no stack, and exits with 2', async () => {
  const result = await run([], () => new UsageError('wrong'))
  assert.equal(result, { out: [], errors: ['wrong'], exitCode: 2 })
})

test('command: a crash has a stack, and exits with 2', async () => {
  const { errors, exitCode } = await run([], () => new TypeError('oops'))
  assert.instance(errors[0], TypeError)
  assert.is(exitCode, 2)
})

test('command: never prints credentials in a URL', async () => {
  const text =
    'https://me:secret@camp.example/a@b: not found, nor https://you:se@cret@camp.example/ nor https:you:secret@a nor http:you:secret@a'
  const hidden =
    'https://***@camp.example/a@b: not found, nor https://***@camp.example/ nor https:***@a nor http:***@a'
  assert.equal((await run([], () => ({ lines: [text], exitCode: 0 }))).out, [hidden])
  assert.equal((await run([], () => new UsageError(text))).errors, [hidden])
})

test('command: paths are relative to the folder where npm was run', () => {
  const { INIT_CWD } = process.env
  try {
    process.env['INIT_CWD'] = path.resolve('/camp')
    assert.is(userPath('data'), path.resolve('/camp/data'))
    assert.is(userPath(path.resolve('/data')), path.resolve('/data'))
    delete process.env['INIT_CWD']
    assert.is(userPath('data'), path.resolve('data'))
  } finally {
    if (INIT_CWD !== undefined) process.env['INIT_CWD'] = INIT_CWD
  }
})

test('command: --only does not change the order of the names', () => {
  const all = ['a', 'b', 'c'] as const
  assert.equal(readNames(undefined, all), ['a', 'b', 'c'])
  assert.equal(readNames('c,a', all), ['a', 'c'])
  for (const wrong of ['', 'd', 'a,', 'a, b']) assert.throws(() => readNames(wrong, all), /unknown name/)
  assert.throws(() => readNames('a, b', all), /unknown name " b"; leave out the space/)
})
