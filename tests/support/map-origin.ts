import { radarFrameUrl } from '../../src/lib/links'
import { otherCamp } from './other-camp'

/** The origin of the radar map, a third party. */
export const mapOrigin = new URL(radarFrameUrl(otherCamp.map)).origin
