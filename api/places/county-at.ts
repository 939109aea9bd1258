import { join } from 'node:path'
import { readTable } from '../server/read-table.ts'
import { milesPerDegree } from './miles-between.rules.ts'
import { readTownsByHand } from './towns-by-hand.ts'

interface Anchor {
  county: string | null
  latitude: number
  longitude: number
}

const neighbours = 8
const farthestMiles = 25
/** Cells of a fifth of a degree: about 14 miles by 8. */
const cellsPerDegree = 5

const readAnchors = (): Anchor[] =>
  readTable(join(import.meta.dirname, 'county-anchors.txt'), ['county', 'points']).flatMap(({ county, points }) =>
    points.split(' ').map((point) => {
      const [latitude = 0, longitude = 0] = point.split(',').map(Number)
      return { county: county || null, latitude, longitude }
    }),
  )

const buildGrid = () => {
  const grid = new Map<string, Anchor[]>()
  for (const anchor of [...readAnchors(), ...readTownsByHand('more-towns.txt')]) {
    const key = `${Math.floor(anchor.latitude * cellsPerDegree)},${Math.floor(anchor.longitude * cellsPerDegree)}`
    const cell = grid.get(key)
    if (cell) cell.push(anchor)
    else grid.set(key, [anchor])
  }
  return grid
}

let grid: Map<string, Anchor[]> | undefined

/** Anchors around a point with their distances, nearest first; wider rings only while a ring holds too few. */
const nearestAnchors = (latitude: number, longitude: number, atMost = neighbours) => {
  grid ??= buildGrid()
  const row = Math.floor(latitude * cellsPerDegree)
  const column = Math.floor(longitude * cellsPerDegree)
  const milesPerDegreeEast = milesPerDegree * Math.cos((latitude * Math.PI) / 180)
  for (const reach of [2, 4]) {
    const found: { miles: number; county: string | null }[] = []
    let count = 0
    for (let y = row - reach; y <= row + reach; y++) {
      for (let x = column - reach; x <= column + reach; x++) {
        for (const anchor of grid.get(`${y},${x}`) ?? []) {
          const north = (anchor.latitude - latitude) * milesPerDegree
          const east = (anchor.longitude - longitude) * milesPerDegreeEast
          const miles = Math.sqrt(north * north + east * east)
          count++
          if (found.length >= atMost && miles >= found.at(-1)!.miles) continue
          let place = found.length
          while (place > 0 && found[place - 1]!.miles > miles) place--
          found.splice(place, 0, { miles, county: anchor.county })
          if (found.length > atMost) found.pop()
        }
      }
    }
    if (count >= neighbours || reach === 4) return found
  }
  return []
}

/**
 * The ceremonial county (England), council area (Scotland), principal area (Wales) or county (Northern Ireland) at a
 * point; null abroad and at sea. Names as in counties.ts.
 * / There are no boundary polygons here: of some 7,700 places whose county was assigned by hand, the eight nearest
 * vote, weighted by the inverse cube of their distance. Leave-one-out over GeoNames' 4,301 British places gives the
 * right county for 94 %; points in towns do better, since they are nearer to their own anchors. Weak within about a
 * mile of a border in open country, and on estuaries.
 */
export const countyAt = (latitude: number, longitude: number): string | null => {
  if (!(latitude > 49 && latitude < 61.5 && longitude > -9 && longitude < 2.5)) return null
  const nearest = nearestAnchors(latitude, longitude)
  if (!nearest[0] || nearest[0].miles > farthestMiles) return null
  const votes = new Map<string | null, number>()
  for (const { miles, county } of nearest) votes.set(county, (votes.get(county) ?? 0) + Math.max(miles, 0.1) ** -3)
  let winner = nearest[0].county
  for (const [county, weight] of votes) if (weight > (votes.get(winner) ?? 0)) winner = county
  return winner
}

const besideMiles = 6

/** Whether some place of a county lies within six miles of a point. */
export const isBesideCounty = (
  { latitude, longitude }: { latitude: number; longitude: number },
  county: string,
): boolean =>
  nearestAnchors(latitude, longitude, Number.MAX_SAFE_INTEGER).some(
    (anchor) => anchor.county === county && anchor.miles < besideMiles,
  )
