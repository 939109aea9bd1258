import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In a square of 1000 units; tools/places/make-county-shapes.ts writes it. */
export interface CountyShape {
  own: string
  land: string
  /** Longitude and latitude of the centre (500,500), and units per degree of latitude. */
  middle: [number, number]
  unitsPerDegree: number
  size: [number, number]
  towns: [name: string, x: number, y: number][]
}

let read: Map<string, CountyShape> | undefined

const shapes = () =>
  (read ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(join(import.meta.dirname, 'county-shapes.json'), 'utf8')) as Record<string, CountyShape>,
    ),
  ))

export const countyShape = (urlName: string): CountyShape | undefined => shapes().get(urlName)

const colours = `
.sea{fill:#cfdedb}.land{fill:#efe6d5;stroke:#c9bb9f}.own{fill:#1f5b4f}.town{fill:#f4d9a0}.main{fill:#fff3d6;stroke:#b8863b}
@media(prefers-color-scheme:dark){
.sea{fill:#12201f}.land{fill:#2b3636;stroke:#46544f}.own{fill:#6fb3a1}.town{fill:#173a33}.main{fill:#10201c;stroke:#f0c878}
}`.replaceAll('\n', '')

/** The sea extends beyond the square, for frames of other proportions. */
export const drawCounty = (urlName: string, town?: string): string | undefined => {
  const shape = countyShape(urlName)
  if (!shape) return undefined
  const circles = shape.towns.map(([name, x, y], index) =>
    name === town
      ? `<circle class="main" cx="${x}" cy="${y}" r="62" stroke-width="36"/>`
      : `<circle class="town" cx="${x}" cy="${y}" r="${24 - 3 * index}"/>`,
  )
  const height = Math.min(1000, Math.max(650, Math.round(shape.size[1] / 0.76))) // a wide county fills a wide frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${500 - height / 2} 1000 ${height}"><style>${colours}</style>` +
    `<path class="sea" d="M-450-300h1900v1600h-1900z"/><path class="land" stroke-width="5" d="${shape.land}"/>` +
    `<path class="own" d="${shape.own}"/>${circles.join('')}</svg>`
  )
}

/** Undefined unless the town is among the largest of a county. */
export const drawTown = (name: string): string | undefined => {
  const ranked = [...shapes()].map(([urlName, { towns }]) => ({
    urlName,
    rank: towns.findIndex(([town]) => town === name),
  }))
  const [first] = ranked.filter(({ rank }) => rank >= 0).toSorted((one, other) => one.rank - other.rank)
  return first && drawCounty(first.urlName, name)
}
