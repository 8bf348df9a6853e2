/** The columns of the three sheets. */
import { schemas } from '../../../src/schemas'
import { date, latitude, link, longitude, oneOf, placeId, text, time } from './sheet-cells'

const lastDay = { ...date, hintIfEmpty: `${date.expected}; for a single day, the same as the start` }

export const eventColumns = { name: text, start: date, end: lastDay }

const noticeKinds = schemas.calendar.properties.notice.properties.kind.enum

export const noticeColumns = {
  text,
  from: { ...time, mayBeEmpty: true },
  until: time,
  kind: { ...oneOf(noticeKinds), mayBeEmpty: true },
  link: { ...link, mayBeEmpty: true },
}

const placeTypes = schemas.locations.properties.locations.items.properties.type.enum

export const placeColumns = {
  name: text,
  latitude,
  longitude,
  type: oneOf(placeTypes),
  'place id': { ...placeId, mayBeEmpty: true },
}
