export type MotifKind = 'slats' | 'folds' | 'louvres'

const palettes = [
  ['#1f5b4f', '#2c6f61', '#d9c9a3'],
  ['#5d4a34', '#725c42', '#e7d8b9'],
  ['#34505c', '#45636f', '#d8dfd9'],
  ['#6b4b3f', '#815d4f', '#ecd9c6'],
  ['#46563a', '#586a49', '#e3dfc4'],
  ['#7a5a1e', '#93702c', '#f4e6c4'],
]

/** The drawing for a supplier's main service: the first that it names. */
export const motifFor = (services: readonly string[]): MotifKind => {
  const main = services.find((service) => /blind|curtain|shutter/i.test(service)) ?? ''
  return /curtain/i.test(main) ? 'folds' : /shutter/i.test(main) ? 'louvres' : 'slats'
}

interface MotifProps {
  kind: MotifKind
  /** The same seed always gives the same drawing. */
  seed: number | string
  width: number
  height: number
}

/** A picture drawn from an id: slats for blinds, folds for curtains, louvres for shutters. */
export const Motif = ({ kind, seed, width, height }: MotifProps) => {
  const hash = hashOf(String(seed))
  const [ground, line, light] = palettes[(hash >>> 12) % palettes.length]!
  const step = kind === 'folds' ? width / (7 + (hash % 4)) : Math.max(7, height / (8 + (hash % 4)))
  const offset = (hash >> 4) % Math.round(step)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={width} height={height} fill={ground} />
      <path d={drawings[kind](width, height, step, offset)} fill={line} />
      {kind !== 'louvres' && <path d={`M${width * 0.82} 0h1.5v${height * 0.7}h-1.5z`} fill={light} opacity="0.75" />}
    </svg>
  )
}

const slats = (width: number, height: number, step: number, offset: number) => {
  let path = ''
  for (let y = offset - step; y < height; y += step) path += `M0 ${y}h${width}v${step * 0.62}h-${width}z`
  return path
}

/** Panels side by side, each with its tilted louvres. */
const louvres = (width: number, height: number, step: number, offset: number) => {
  const panel = width / Math.max(2, Math.round(width / 150))
  let path = ''
  for (let x = 0; x < width - 1; x += panel) {
    for (let y = offset - step; y < height; y += step) {
      path += `M${x + panel * 0.06} ${y}h${panel * 0.88}l-${panel * 0.02} ${step * 0.6}h-${panel * 0.84}z`
    }
  }
  return path
}

const folds = (width: number, height: number, step: number, offset: number) => {
  let path = ''
  for (let x = offset - step; x < width; x += step) {
    path += `M${x} 0q${step * 0.22} ${height / 2} 0 ${height}h${step * 0.5}q${step * 0.16} -${height / 2} 0 -${height}z`
  }
  return path
}

const drawings = { slats, folds, louvres }

/** FNV-1a, 32 bits. */
const hashOf = (text: string) => {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return hash >>> 0
}
