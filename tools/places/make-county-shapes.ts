/** Run `npx tsx tools/places/make-county-shapes.ts` after a change of outlines or towns in api/places. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from 'geojson'
import { listBritishTowns } from '../../api/places/gazetteer/british-towns.ts'
import { clipRing } from '../../api/places/geometry/clip-ring.ts'
import { counties } from '../../api/places/areas/counties.ts'
import { countyRings, irishRings, kingdomRings } from './outlines.ts'
import { extent, simplified } from '../../api/places/geometry/simplify-line.ts'
import type { CountyShape } from '../../api/counties/county-picture.ts'

/** The picture is 1000 by 1000; the county fills this much of it. */
const filled = 760
const window = [-450, -300, 1450, 1300] as const
const [ownTolerance, landTolerance] = [6, 9]
const maxTowns = 5

const rings = countyRings()
const allLand = [...kingdomRings(), ...irishRings()]
const towns = listBritishTowns()

const createCountyShape = (name: string): CountyShape => {
  const own = rings.get(name)!
  const points = withoutIslets(own).flat()
  const [west, east] = extent(points.map(([x = 0]) => x))
  const [south, north] = extent(points.map(([, y = 0]) => y))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = filled / Math.max((east - west) * narrowing, north - south)
  const place = ([x = 0, y = 0]: Position): Position => [
    500 + (x - (west + east) / 2) * narrowing * scale,
    500 - (y - (south + north) / 2) * scale,
  ]
  const largest = towns
    .filter(({ county, population }) => county === name && population)
    .toSorted((one, other) => other.population! - one.population!)
  return {
    middle: [round((west + east) / 2), round((south + north) / 2)],
    unitsPerDegree: Math.round(scale),
    size: [Math.round((east - west) * narrowing * scale), Math.round((north - south) * scale)],
    own: formatShapePath(
      own.map((ring) => ring.map(place)),
      ownTolerance,
    ),
    land: formatShapePath(
      allLand.map((ring) => clipRing(ring.map(place), window)).filter((ring) => ring.length > 2),
      landTolerance,
    ),
    towns: largest.slice(0, maxTowns).map((town) => {
      const [x = 0, y = 0] = place([town.longitude, town.latitude])
      return [town.name, Math.round(x), Math.round(y)]
    }),
  }
}

/** A county is centred without them: Scilly would make Cornwall small. */
const withoutIslets = (shores: Position[][]) => {
  const areas = shores.map((ring) =>
    Math.abs(ring.reduce((sum, [x = 0, y = 0], at) => sum + x * ring.at(at - 1)![1]! - y * ring.at(at - 1)![0]!, 0)),
  )
  return shores.filter((_, at) => areas[at]! > Math.max(...areas) / 100)
}

const round = (degrees: number) => Number(degrees.toFixed(4))

const formatShapePath = (shapes: Position[][], tolerance: number): string => {
  const drawn = shapes.map((ring) => simplified([...ring, ring[0]!], tolerance)).filter((ring) => ring.length > 4)
  return drawn
    .map((ring) => {
      let [lastX, lastY] = [0, 0]
      const steps = ring.slice(0, -1).map(([x = 0, y = 0]) => {
        const step = [Math.round(x) - lastX, Math.round(y) - lastY]
        ;[lastX, lastY] = [Math.round(x), Math.round(y)]
        return step.join(' ').replace(' -', '-')
      })
      return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

const shapes = Object.fromEntries(counties.map(({ name, urlName }) => [urlName, createCountyShape(name)]))
const lines = Object.entries(shapes).map(([urlName, shape]) => `${JSON.stringify(urlName)}:${JSON.stringify(shape)}`)
writeFileSync(join(import.meta.dirname, '../../api/counties/county-shapes.json'), `{\n${lines.join(',\n')}\n}\n`)
