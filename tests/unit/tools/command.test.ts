import path from 'node:path'
import { assert, test } from '#test'
import { flags, readNames, runTool, userPath, type CommandResult } from '../../../tools/command'
import { UsageError } from '../../../tools/fail'

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

test('command: --help prints only the usage', async () => {
  const result = await run(['folder', '--help'], () => new Error('it ran'))
  assert.equal(result, { out: ['usage: tool'], errors: [], exitCode: 0 })
})

test('command: a wrong argument is shown with the usage', async () => {
  const shown = {
    'usage: tool': "Unknown option '--weather'; usage: tool",
    'usage: tool\n--help': "usage: tool\n--help\n\nUnknown option '--weather'",
  }
  for (const [usage, error] of Object.entries(shown)) {
    const result = await run(['--weather'], () => new Error('it ran'), flags({}), usage)
    assert.equal(result, { out: [], errors: [error], exitCode: 2 })
  }
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
    'https://me:secret@camp.example/a@b: not found, nor https://you:se@cret@camp.example/ nor https:you:secret@a'
  const hidden = 'https://***@camp.example/a@b: not found, nor https://***@camp.example/ nor https:***@a'
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
})
