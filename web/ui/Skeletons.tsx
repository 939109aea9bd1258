import type { ComponentProps } from 'react'

interface SkeletonProps extends ComponentProps<'div'> {
  height: number
  maxWidth?: number
  /** With the corners of a card. */
  isCard?: boolean
}

/** A grey block in the place of what is still on its way, as high as that will be; in pixels. */
export const Skeleton = ({ height, maxWidth, isCard = false, ...div }: SkeletonProps) => (
  <div {...div} className={isCard ? 'skeleton round' : 'skeleton'} style={{ height, maxWidth }} />
)

interface CardSkeletonsProps {
  count: number
}

/** Grey cards of the real cards' height, so that nothing jumps. */
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
  /** What is being loaded, such as "Loading the article". */
  text: string
}

/** The heading of a page of skeletons, for screen readers. */
export const LoadingHeading = ({ text }: LoadingHeadingProps) => (
  <h1 className="visually-hidden" aria-busy="true">
    {text}…
  </h1>
)

interface PanelSkeletonProps {
  height: string
}

/** A grey block in place of a panel that is being loaded. */
export const PanelSkeleton = ({ height }: PanelSkeletonProps) => (
  <div className="skeleton round" style={{ height }} role="status" aria-busy="true" aria-label="Loading" />
)

/** Until a panel of the office is there. */
export const panelSkeleton = <PanelSkeleton height="400px" />
