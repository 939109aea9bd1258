import type { ComponentProps } from 'react'

interface SkeletonProps extends ComponentProps<'div'> {
  height: number
  maxWidth?: number
}

/** `height` is in pixels. */
export const Skeleton = ({ height, maxWidth, ...div }: SkeletonProps) => (
  <div {...div} className="skeleton" style={{ height, maxWidth }} />
)

/** Items of a list; `height` is in pixels. */
export const SkeletonItems = ({ count, height }: { count: number; height: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className="skeleton" style={{ height }} data-testid="skeleton" />
  ))

/** As high as real cards, so that nothing jumps. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <ul className="card-grid auto-grid" aria-busy="true" aria-label="Loading">
    <SkeletonItems count={count} height={240} />
  </ul>
)

export const LoadingHeading = ({ text }: { text: string }) => (
  <h1 className="visually-hidden" aria-busy="true">
    {text}…
  </h1>
)

export const PanelSkeleton = ({ height }: { height: string }) => (
  <div className="skeleton" style={{ height }} role="status" aria-busy="true" aria-label="Loading" />
)

export const panelSkeleton = <PanelSkeleton height="400px" />
