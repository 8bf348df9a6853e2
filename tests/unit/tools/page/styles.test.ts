import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGenerator } from '@unocss/core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../../../tools/files'
import { buildStyles, stylesFor } from '../../../../tools/page/styles'
import { eventPalette } from '../../../../src/camp'
import { unoConfig } from '../../../../src/styles/uno'

const css = await buildStyles()
const tokens = await readFile(path.join(projectFolder, 'src/styles/tokens.css'), 'utf8')

/** The declarations of all rules whose selectors are exactly this one. */
const ruleOf = (selector: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(',').includes(selector))
    .map(([, , declarations]) => declarations)
    .join(';')

test('Every token that the stylesheet uses has a value, in light and in dark', () => {
  const used = new Set([...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!))
  assert.ok(used.size > 10)
  const [light = '', dark = ''] = tokens.split('.dark')
  for (const name of [...used, ...eventPalette]) {
    assert.match(light, `--${name}:`)
    assert.match(dark, `--${name}:`)
  }
})

test('Calendar: each colour that an event may have is one of its own, in light and in dark', () => {
  for (const scheme of tokens.split('.dark')) {
    const values = eventPalette.map((name) => new RegExp(`--${name}: ([^;]+);`).exec(scheme)?.[1])
    assert.is(new Set(values).size, eventPalette.length, values.join(' '))
  }
})

test('Theme: the background colour of the page is on body', () => {
  assert.match(ruleOf('body'), /background(-color)?:var\(--paper\)/)
})

test('Calendar: weekends differ by background colour', () => {
  const background = /background(-color)?:([^;]+)/
  const weekend = background.exec(ruleOf('.weekend'))?.[2]
  assert.ok(weekend)
  assert.is.not(weekend, background.exec(ruleOf('.card'))?.[2])
})

test('Bottom navigation: an entry of the bar is 4rem high', () => {
  assert.match(ruleOf('.tab'), /(^|;)height:4rem/)
})

test('A class that nothing explains stops the build, and it says where the class is named', async () => {
  await stylesFor(new Map([['card', 'src/a.tsx:1']]))
  const reason = await stylesFor(new Map([['cardd', 'src/a.tsx:3']])).catch((error: Error) => error.message)
  assert.is(reason, 'src/a.tsx:3: nothing explains the class "cardd"; add it to src/styles/uno.ts')
})

test('A class that paints with a colour that is no token is explained by nothing', async () => {
  const generator = await createGenerator(unoConfig)
  assert.ok(await generator.parseToken('bg-low'))
  for (const name of ['bg-lowd', 'bg-bolt', 'text-lowd']) assert.not(await generator.parseToken(name), name)
})

test.run()
