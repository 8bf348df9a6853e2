import { camp } from '../../src/camp'
import { radarFrameUrl } from '../../src/lib/links'

/** The origin of the radar map, a third party. */
export const mapOrigin = new URL(radarFrameUrl(camp.map)).origin
