import { computed } from '@preact/signals-react'
import { findNextTide, isAfterGap, tidesInOrder, timeUntil } from '../lib/tides'
import { countMinutesFrom, now } from './clock'
import { tides } from './datasets'

const inOrder = computed(() => tidesInOrder(tides.data.value?.dates ?? []))

/** The earliest tide in the future, and its instant; undefined when the file has none. */
export const nextTide = computed(() => findNextTide(inOrder.value, now.value))

countMinutesFrom(() => nextTide.value?.at ?? NaN)

/** The time until the next tide in words; it changes once a minute. */
export const timeUntilNextTide = computed(() => (nextTide.value ? timeUntil(nextTide.value, now.value) : ''))

/** Whether the table has a gap before the next tide. */
export const isGapBeforeNextTide = computed(
  () => nextTide.value !== undefined && isAfterGap(nextTide.value, now.value),
)
