import { computed } from '@preact/signals-react'
import { findNextTide, timeUntil } from '../lib/tides'
import { now } from './clock'
import { tides } from './datasets'

/** The earliest tide in the future; undefined when the file has none. */
export const nextTide = computed(() => findNextTide(tides.data.value?.dates ?? [], now.value))

/** The time until the next tide in words; it changes once a minute. */
export const timeUntilNextTide = computed(() => (nextTide.value ? timeUntil(nextTide.value, now.value) : ''))
