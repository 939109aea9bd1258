import { fromBritishGrid } from '../geometry/british-grid.ts'
import { tidyPostcode } from './postcode-text.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

export interface PostcodeRow {
  postcode: string
  /** WGS84; undefined for the islands, and some large users. */
  point: Point | undefined
  isFormer: boolean
}

export type PostcodeLayout = (cells: readonly string[]) => PostcodeRow | undefined

const isNumber = (cell: string | undefined) => cell !== undefined && /^-?\d+(?:\.\d+)?$/.test(cell)

const onsColumns = ['pcds', 'pcd8', 'pcd7', 'pcd2', 'pcd']
const unknownLatitude = 99

/** The columns move from edition to edition. */
const readOnsHeader = (names: readonly string[]): PostcodeLayout | undefined => {
  const code = names.indexOf(onsColumns.find((name) => names.includes(name)) ?? '')
  const [lat, long, terminated] = [names.indexOf('lat'), names.indexOf('long'), names.indexOf('doterm')]
  if (code < 0 || lat < 0 || long < 0) return undefined
  return (cells) => {
    const [latitude, longitude] = [cells[lat], cells[long]]
    const isUnknown = (latitude === '' && longitude === '') || Number(latitude) > unknownLatitude
    if (!isUnknown && !(isNumber(latitude) && isNumber(longitude))) return undefined
    const point = isUnknown ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
    return toRow(cells[code], point, Boolean(cells[terminated]))
  }
}

/** Postcode, quality, eastings, northings, six codes; the files have no header. */
const codePoint: PostcodeLayout = ([code, quality, east, north, ...others]) => {
  if (others.length !== 6 || !isNumber(quality) || !isNumber(east) || !isNumber(north)) return undefined
  const isKnown = Number(east) > 0 && Number(north) > 0
  return toRow(code, isKnown ? fromBritishGrid(Number(east), Number(north)) : undefined, false)
}

const isCodePointHeader = ([first, second, ...others]: readonly string[]) =>
  others.length === 8 &&
  ((first === 'pc' && second === 'pq') || (first === 'postcode' && second === 'positional_quality_indicator'))

const isInBritain = ({ latitude, longitude }: NonNullable<PostcodeRow['point']>) =>
  latitude > 49 && latitude < 61.5 && longitude > -9 && longitude < 2.5

const toRow = (code: string | undefined, point: PostcodeRow['point'], isFormer: boolean): PostcodeRow | undefined => {
  const postcode = code && code.length <= maxCodeLength ? tidyPostcode(code) : undefined
  return postcode && (!point || isInBritain(point)) ? { postcode, point, isFormer } : undefined
}
const maxCodeLength = 10

export const findPostcodeLayout = (
  first: readonly string[],
): { layout: PostcodeLayout; isHeader: boolean } | undefined => {
  const names = first.map((name) => name.trim().toLowerCase())
  const ons = readOnsHeader(names)
  if (ons) return { layout: ons, isHeader: true }
  if (isCodePointHeader(names)) return { layout: codePoint, isHeader: true }
  return codePoint(first) ? { layout: codePoint, isHeader: false } : undefined
}
