import { drawMotif, type MotifKind } from '../../api/crawlers/motif.rules.ts'

export { motifFor, type MotifKind } from '../../api/crawlers/motif.rules.ts'

interface MotifProps {
  kind: MotifKind
  /** The same seed always gives the same drawing. */
  seed: number | string
  width: number
  height: number
}

/** A picture drawn from an id: slats for blinds, folds for curtains, louvres for shutters. */
export const Motif = ({ kind, seed, width, height }: MotifProps) => {
  const { ground, line, light, drawing, cord } = drawMotif(kind, String(seed), width, height)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill={ground} />
      <path d={drawing} fill={line} />
      {cord && <path d={cord} fill={light} opacity="0.75" />}
    </svg>
  )
}
