import type { ComponentProps } from 'react'

interface SkeletonProps extends ComponentProps<'div'> {
  height: number
  maxWidth?: number
  isCard?: boolean
}

/** `height` is in pixels. */
export const Skeleton = ({ height, maxWidth, isCard = false, ...div }: SkeletonProps) => (
  <div {...div} className={isCard ? 'skeleton round' : 'skeleton'} style={{ height, maxWidth }} />
)

interface CardSkeletonsProps {
  count: number
}

/** As high as real cards, so that nothing jumps. */
export const CardSkeletons = ({ count }: CardSkeletonsProps) => (
  <ul className="card-grid" aria-busy="true" aria-label="Loading">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <div className="skeleton round" style={{ minHeight: 225 }} data-testid="skeleton" />
      </li>
    ))}
  </ul>
)

interface LoadingHeadingProps {
  text: string
}

export const LoadingHeading = ({ text }: LoadingHeadingProps) => (
  <h1 className="visually-hidden" aria-busy="true">
    {text}…
  </h1>
)

interface PanelSkeletonProps {
  height: string
}

export const PanelSkeleton = ({ height }: PanelSkeletonProps) => (
  <div className="skeleton round" style={{ height }} role="status" aria-busy="true" aria-label="Loading" />
)

export const panelSkeleton = <PanelSkeleton height="400px" />
