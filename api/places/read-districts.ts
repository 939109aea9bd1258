import { nearestNamed, type NamedPoint } from './named-point.ts'

export interface PostcodeDistrict {
  outcode: string
  area: string
  /** The main post town (Cheltenham for GL50); in London the neighbourhood. */
  town: string
  latitude: number
  longitude: number
  /** Whether the point is the district's middle, not only its town's. */
  isMeasured: boolean
}

export interface PostcodeArea {
  area: string
  /** The area's first post town, after which most areas are named. */
  town: string
  latitude: number
  longitude: number
}

// bounded: our own list
const point = /(-?\d+\.?\d*)[ ,](-?\d+\.?\d*)$/

/** A post town and its districts: `1, 2=Quedgeley, 4=51.85 -2.19`. */
interface PostTown {
  area: string
  /** A rough middle of the area: `51.85,-2.15`. */
  middle: string
  town: string
  districts: string
}

/**
 * Reads the post towns of postcode areas. A district lies where `points` says; else at its town, at another place, or at a
 * point. Places are looked up among towns by name, the nearest to the area's middle; a name before a point only says what it is.
 * A district named twice belongs to the first town.
 *
 * @throws Error for a place that no town is called.
 */
export const readDistricts = (
  postTowns: readonly PostTown[],
  towns: ReadonlyMap<string, NamedPoint[]>,
  points: ReadonlyMap<string, { latitude: number; longitude: number }> = new Map(),
) => {
  const districts = new Map<string, PostcodeDistrict>()
  const areas = new Map<string, PostcodeArea>()
  for (const { area: name, middle, town: head, districts: list } of postTowns) {
    const [latitude = 0, longitude = 0] = middle.split(',').map(Number)
    const area = areas.get(name) ?? { area: name, town: head, latitude, longitude }
    areas.set(name, area)
    for (const item of list.split(', ')) {
      const [district = '', place = head] = item.split('=')
      const outcode = area.area + district
      if (districts.has(outcode)) continue
      const [, latitude, longitude] = point.exec(place) ?? []
      const at =
        points.get(outcode) ??
        (latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : nearestNamed(towns, place, area))
      if (!at) throw new Error(`${outcode} lies at ${place}, which is in no list of towns`)
      const neighbourhood = head === 'London' ? place.replace(point, '').trim() : ''
      districts.set(outcode, {
        outcode,
        area: area.area,
        town: neighbourhood || head,
        latitude: at.latitude,
        longitude: at.longitude,
        isMeasured: points.has(outcode),
      })
    }
  }
  return { areas: [...areas.values()], districts: [...districts.values()] }
}
