import { computed } from '@preact/signals-react'
import { dayOn } from '../lib/iso-date'
import { levelAt, levelCurve } from '../lib/levels'
import { findNextTide, isAfterGap, tidesInOrder } from '../lib/tides'
import { durationText } from '../lib/durations'
import { countMinutesFrom, now, presentMinute, today } from './clock'
import { tides } from './datasets'

const inOrder = computed(() => tidesInOrder(tides.data.value?.dates ?? []))

export const nextTide = computed(() => findNextTide(inOrder.value, now.value))

countMinutesFrom(() => nextTide.value?.at ?? NaN)

/** Such as `2hr 35min`; empty without a next tide. */
export const timeUntilNextTide = computed(() =>
  nextTide.value ? durationText(nextTide.value.at - now.value) : '',
)

export const isGapBeforeNextTide = computed(
  () => nextTide.value !== undefined && isAfterGap(inOrder.value, nextTide.value, now.value),
)

/** Undefined without levels that fit today's tides. */
const dayWithLevels = computed(() => {
  const day = dayOn(tides.data.value?.dates ?? [], today.value)
  return day && levelCurve(day) ? day : undefined
})

/** The calculated level in metres; undefined if unknown. */
export const levelNow = computed(
  () => dayWithLevels.value && levelAt(dayWithLevels.value, presentMinute.value),
)
