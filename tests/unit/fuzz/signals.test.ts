import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-react'
import * as fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fuzz } from './run'

const signalCount = 3

/** A value computed of two earlier ones; the second is read only while the first is even. */
interface Formula {
  first: number
  second: number
  kind: 'sum' | 'parity' | 'failure'
}

const formula = fc.record({
  first: fc.nat(),
  second: fc.nat(),
  kind: fc.constantFrom<Formula['kind']>('sum', 'sum', 'parity', 'failure'),
})

/** What a formula makes of its values; throws where it is a failure. */
const valueOf = ({ kind }: Formula, first: number, second: () => number): number => {
  if (kind === 'parity') return first % 2
  if (first % 2) return first
  if (kind === 'failure' && first % 3 === 0) throw new Error(`failure of ${first}`)
  return first + second()
}

/** A value, or the message of what it throws. */
const read = (get: () => number): number | string => {
  try {
    return get()
  } catch (error) {
    return (error as Error).message
  }
}

test('Signals: values are those of their formulas, and an effect runs once for a change of what it reads, else never', async () => {
  await fuzz(
    { what: 'signals', files: 2000 },
    fc.tuple(
      fc.array(formula, { minLength: 1, maxLength: 8 }),
      fc.array(fc.record({ which: fc.nat(signalCount - 1), to: fc.nat(6) }), { maxLength: 12 }),
    ),
    ([formulas, writes]) => {
      const sources = Array.from({ length: signalCount }, () => signal(0))
      const nodes: ReadonlySignal<number>[] = [...sources]
      /** The values by the formulas alone. */
      const naive: (() => number)[] = sources.map((source) => () => source.value)
      for (const each of formulas) {
        const [first, second] = [each.first % nodes.length, each.second % nodes.length]
        const [a, b] = [nodes[first]!, nodes[second]!]
        const [plainA, plainB] = [naive[first]!, naive[second]!]
        nodes.push(computed(() => valueOf(each, a.value, () => b.value)))
        naive.push(() => valueOf(each, plainA(), plainB))
      }
      const last = nodes.at(-1)!
      const seen: (number | string)[] = []
      effect(() => {
        seen.push(read(() => last.value))
      })
      const expected = [read(naive.at(-1)!)]
      for (const { which, to } of writes) {
        sources[which]!.value = to
        const now = read(naive.at(-1)!)
        if (now !== expected.at(-1)) expected.push(now)
        for (const [index, node] of nodes.entries())
          assert.is(
            read(() => node.value),
            read(naive[index]!),
          )
        // An error is another one each time that it is thrown.
        const distinct = seen.filter((value, index) => value !== seen[index - 1])
        assert.equal(distinct, expected)
        if (formulas.every(({ kind }) => kind !== 'failure')) assert.equal(seen, expected)
      }
    },
  )
})

test.run()
