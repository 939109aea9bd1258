import { Skeleton } from '@chakra-ui/react'

interface CardSkeletonsProps {
  count: number
}

/** Grey cards of the real cards' height, so that nothing jumps. */
export const CardSkeletons = ({ count }: CardSkeletonsProps) => (
  <ul className="card-grid" aria-busy="true" aria-label="Loading">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton height="272px" borderRadius="l3" data-testid="skeleton" />
      </li>
    ))}
  </ul>
)

interface LoadingHeadingProps {
  /** What is being loaded, such as "Loading the article". */
  text: string
}

/** The heading of a page of skeletons, for screen readers. */
export const LoadingHeading = ({ text }: LoadingHeadingProps) => <h1 className="visually-hidden">{text}…</h1>

interface PanelSkeletonProps {
  height: string
}

/** A grey block in place of a panel that is being loaded. */
export const PanelSkeleton = ({ height }: PanelSkeletonProps) => (
  <Skeleton role="status" height={height} borderRadius="l3" aria-busy="true" aria-label="Loading" />
)
