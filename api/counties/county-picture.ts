import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a county's picture is drawn from, in a square of 1000 units; see make-county-shapes.ts. */
export interface CountyShape {
  /** SVG paths: the county, and all land around it. */
  own: string
  land: string
  /** Longitude and latitude of the middle, 500,500, and the units of a degree of latitude. */
  middle: [number, number]
  unitsPerDegree: number
  /** Width and height of the county. */
  size: [number, number]
  /** The largest first. */
  towns: [name: string, x: number, y: number][]
}

let read: Map<string, CountyShape> | undefined

const shapes = () =>
  (read ??= new Map(
    Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, 'county-shapes.json'), 'utf8')) as Shapes),
  ))

type Shapes = Record<string, CountyShape>

/** What is drawn of a county; undefined for what is no county. */
export const countyShape = (urlName: string): CountyShape | undefined => shapes().get(urlName)

const colours = `
.sea{fill:#cfdedb}.land{fill:#efe6d5;stroke:#c9bb9f}.own{fill:#1f5b4f}.town{fill:#f4d9a0}.main{fill:#fff3d6;stroke:#b8863b}
@media(prefers-color-scheme:dark){
.sea{fill:#12201f}.land{fill:#2b3636;stroke:#46544f}.own{fill:#6fb3a1}.town{fill:#173a33}.main{fill:#10201c;stroke:#f0c878}
}`.replaceAll('\n', '')

/**
 * A county as an SVG: its outline on the land and at the sea that it lies by, and its largest towns; `town` is set off, where
 * it is one of them. Undefined for what is no county. It goes on beyond its square, for frames of other proportions.
 */
export const drawCounty = (urlName: string, town?: string): string | undefined => {
  const shape = countyShape(urlName)
  if (!shape) return undefined
  const circles = shape.towns.map(([name, x, y], index) =>
    name === town
      ? `<circle class="main" cx="${x}" cy="${y}" r="62" stroke-width="36"/>`
      : `<circle class="town" cx="${x}" cy="${y}" r="${24 - 3 * index}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><style>${colours}</style>` +
    `<path class="sea" d="M-450-300h1900v1600h-1900z"/><path class="land" stroke-width="5" d="${shape.land}"/>` +
    `<path class="own" d="${shape.own}"/>${circles.join('')}</svg>`
  )
}

/** The county of a large town, by the town's name, with it set off; undefined for one that is no county's largest. */
export const drawTown = (name: string): string | undefined => {
  const ranked = [...shapes()].map(([urlName, { towns }]) => ({
    urlName,
    rank: towns.findIndex(([town]) => town === name),
  }))
  const [first] = ranked.filter(({ rank }) => rank >= 0).toSorted((one, other) => one.rank - other.rank)
  return first && drawCounty(first.urlName, name)
}
