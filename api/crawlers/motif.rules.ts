/** Slats for blinds, folds for curtains, louvres for shutters. */
export type MotifKind = 'slats' | 'folds' | 'louvres'

/** Ground, drawing and cord. */
const palettes = [
  ['#1f5b4f', '#2c6f61', '#d9c9a3'],
  ['#5d4a34', '#725c42', '#e7d8b9'],
  ['#34505c', '#45636f', '#d8dfd9'],
  ['#6b4b3f', '#815d4f', '#ecd9c6'],
  ['#46563a', '#586a49', '#e3dfc4'],
  ['#7a5a1e', '#93702c', '#f4e6c4'],
] as const

/** The drawing for a supplier's main service, the first that is named. */
export const motifFor = (services: readonly string[]): MotifKind => {
  const main = services.find((service) => /blind|curtain|shutter/i.test(service)) ?? ''
  return /curtain/i.test(main) ? 'folds' : /shutter/i.test(main) ? 'louvres' : 'slats'
}

/** A drawing of this size, always the same for the same seed: its colours, and its paths in SVG syntax. */
export const drawMotif = (kind: MotifKind, seed: string, width: number, height: number) => {
  const hash = hashOf(seed)
  const [ground, line, light] = palettes[(hash >>> 12) % palettes.length]!
  const step =
    kind === 'folds' ? Math.min(width / (7 + (hash % 4)), 40 + (hash % 9)) : Math.max(7, height / (8 + (hash % 4)))
  const offset = (hash >> 4) % Math.round(step)
  const cord = kind === 'louvres' ? '' : `M${short(width * 0.82)} 0h1.5v${short(height * 0.7)}h-1.5z`
  return { ground, line, light, drawing: drawings[kind](width, height, step, offset), cord }
}

/** Tenths of a pixel are enough, and keep pages small. */
const short = (value: number) => Math.round(value * 10) / 10

const slats = (width: number, height: number, step: number, offset: number) => {
  let path = ''
  for (let y = offset - step; y < height; y += step) path += `M0 ${short(y)}h${width}v${short(step * 0.62)}h-${width}z`
  return path
}

/** Panels side by side, each with its tilted louvres. */
const louvres = (width: number, height: number, step: number, offset: number) => {
  const panel = width / Math.max(2, Math.round(width / 150))
  let path = ''
  for (let x = 0; x < width - 1; x += panel) {
    for (let y = offset - step; y < height; y += step) {
      const [left, long, tilt] = [short(x + panel * 0.06), short(panel * 0.88), short(panel * 0.02)]
      path += `M${left} ${short(y)}h${long}l-${tilt} ${short(step * 0.6)}h-${short(long - 2 * tilt)}z`
    }
  }
  return path
}

const folds = (width: number, height: number, step: number, offset: number) => {
  let path = ''
  for (let x = offset - step; x < width; x += step) {
    path += `M${short(x)} 0q${short(step * 0.22)} ${height / 2} 0 ${height}h${short(step * 0.5)}q${short(step * 0.16)} -${height / 2} 0 -${height}z`
  }
  return path
}

const drawings = { slats, folds, louvres }

/** FNV-1a, 32 bits, mixed once more. */
const hashOf = (text: string) => {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return hash >>> 0
}
