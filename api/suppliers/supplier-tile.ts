import { scramble } from '../process/random.ts'
import { viewAt } from '../places/geometry/view-at.ts'

/** Layers of api/pictures/drawn/tiles.svg, as are services and views. */
const tileWindows = ['sash', 'bay', 'casement', 'dormer'] as const

const blinds = ['roller', 'roman', 'venetian', 'vertical'] as const

/** By drawing layer; specific kinds precede "blinds". */
const tileServices = [
  ['shutters', /shutter/i],
  ['roller', /roller/i],
  ['roman', /roman\b/i],
  ['venetian', /venetian|wooden/i],
  ['vertical', /vertical/i],
  ['curtains', /curtain|\bdrapes?\b|drapery|voile/i],
  ['installation', /install|fitting|fitter/i],
  ['repairs', /repair|mending|cleaning/i],
  ['blinds', /blind/i],
] as const

type TileService = Exclude<(typeof tileServices)[number][0], 'blinds'>

/** Of api/pictures/drawn/colours.css. */
const [wallTones, clothTones] = [6, 8]

interface TileFields {
  id: number
  name: string
  services: readonly string[]
  latitude: number | null
  longitude: number | null
}

/** Reads like "27 sea bay roman": the tones of its wall and cloth, then the layers from the back. */
export const describeTile = (supplier: TileFields): string => {
  const hash = scramble(supplier.id) >>> 0
  const window = tileWindows[hash % tileWindows.length]!
  const tone = `${(hash >>> 26) % wallTones}${(hash >>> 8) % clothTones}`
  return [tone, viewAt(supplier), window, mainService(supplier, hash >>> 16)].join(' ')
}

const mainService = ({ name, services }: TileFields, hash: number): TileService => {
  const first = [name, ...services].map(serviceIn).find((service) => service)
  if (first && first !== 'blinds') return first
  const listed = blinds.filter((kind) => services.some((service) => serviceIn(service) === kind))
  const choice = listed.length ? listed : blinds
  return choice[hash % choice.length]!
}

/** Fitting and repairs win, since they name their object too. */
const serviceIn = (text: string) => {
  const named = tileServices.flatMap(([service, words]) => {
    const at = text.search(words)
    return at < 0 ? [] : [{ service, at: service === 'repairs' || service === 'installation' ? -1 : at }]
  })
  return named.toSorted((one, other) => one.at - other.at)[0]?.service
}
