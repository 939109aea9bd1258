import { nearestNamed, type NamedPoint } from '../named-point.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

export interface PostcodeDistrict extends Point {
  outcode: string
  area: string
  /** The main post town (Cheltenham for GL50); in London the neighbourhood. */
  town: string
  /** False for the point of the town. */
  isMeasured: boolean
}

interface PostcodeArea extends Point {
  area: string
  /** The area's first post town, usually its namesake. */
  town: string
}

// bounded: our own list
const point = /(-?\d+\.?\d*)[ ,](-?\d+\.?\d*)$/

/** Its districts read `1, 2=Quedgeley, 4=51.85 -2.19`. */
interface PostTown {
  area: string
  /** The area's rough centre: `51.85,-2.15`. */
  middle: string
  town: string
  districts: string
}

/** The first town wins for a district listed twice. @throws Error for an unknown town. */
export const readDistricts = (
  postTowns: readonly PostTown[],
  towns: ReadonlyMap<string, NamedPoint[]>,
  points: ReadonlyMap<string, Point> = new Map(),
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
      if (!at) throw new Error(`${outcode} is at ${place}, which is in no list of towns`)
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
