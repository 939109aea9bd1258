import { extractOf } from './extract.ts'
import type { NamedPoint } from './named-point.ts'
import { east } from './postcode-districts/east.ts'
import { londonAndSouthEast } from './postcode-districts/london-south-east.ts'
import { midlands } from './postcode-districts/midlands.ts'
import { north } from './postcode-districts/north.ts'
import { scotland } from './postcode-districts/scotland.ts'
import { southWest } from './postcode-districts/south-west.ts'
import { walesAndNorthernIreland } from './postcode-districts/wales-northern-ireland.ts'
import { readDistricts } from './read-districts.ts'

const points = () =>
  new Map(
    extractOf('outcodes.txt', ' ').map(([outcode = '', latitude, longitude]) => [
      outcode,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  )

/**
 * The 124 postcode areas and their districts with the post town of each, written by hand and held against the towns of
 * gibbs/uk-postcodes. The points are that list's (CC0), or for the few that it lacks, most of them large users' and PO boxes, the
 * post town's.
 */
export const postcodeDistricts = (towns: ReadonlyMap<string, NamedPoint[]>) =>
  readDistricts(
    [scotland, walesAndNorthernIreland, north, midlands, east, londonAndSouthEast, southWest].join('\n'),
    towns,
    points(),
  )
