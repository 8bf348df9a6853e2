import { computed } from '@preact/signals-react'
import { findNextTide, isAfterGap, tidesInOrder, timeUntil } from '../lib/tides'
import { countMinutesFrom, now } from './clock'
import { tides } from './datasets'

const inOrder = computed(() => tidesInOrder(tides.data.value?.dates ?? []))

export const nextTide = computed(() => findNextTide(inOrder.value, now.value))

countMinutesFrom(() => nextTide.value?.at ?? NaN)

/** Such as `2hr 35min`; empty without a next tide. */
export const timeUntilNextTide = computed(() => (nextTide.value ? timeUntil(nextTide.value, now.value) : ''))

export const isGapBeforeNextTide = computed(
  () => nextTide.value !== undefined && isAfterGap(inOrder.value, nextTide.value, now.value),
)
