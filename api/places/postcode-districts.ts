import type { NamedPoint } from './named-point.ts'
import { east } from './postcode-districts/east.ts'
import { londonAndSouthEast } from './postcode-districts/london-south-east.ts'
import { midlands } from './postcode-districts/midlands.ts'
import { north } from './postcode-districts/north.ts'
import { scotland } from './postcode-districts/scotland.ts'
import { southWest } from './postcode-districts/south-west.ts'
import { walesAndNorthernIreland } from './postcode-districts/wales-northern-ireland.ts'
import { readDistricts } from './read-districts.ts'

/**
 * The 124 postcode areas and their districts, each with a post town and a point: compiled by hand, accurate to a mile
 * or two in towns and to a few miles in the country. Districts that only hold large users and PO boxes are mostly left
 * out.
 */
export const postcodeDistricts = (towns: ReadonlyMap<string, NamedPoint[]>) =>
  readDistricts(
    [scotland, walesAndNorthernIreland, north, midlands, east, londonAndSouthEast, southWest].join('\n'),
    towns,
  )
