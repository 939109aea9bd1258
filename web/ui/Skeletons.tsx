import { Skeleton } from '@chakra-ui/react'

interface CardSkeletonsProps {
  count: number
}

/** As many grey cards as the section promises, of the cards' own height so that nothing jumps. */
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
  /** What is on its way, such as "Loading the article". */
  text: string
}

/** The heading of a page of grey blocks, for those who hear the page. */
export const LoadingHeading = ({ text }: LoadingHeadingProps) => <h1 className="visually-hidden">{text}…</h1>

interface PanelSkeletonProps {
  height: string
}

/** One grey block in the place of a panel that is still on its way. */
export const PanelSkeleton = ({ height }: PanelSkeletonProps) => (
  <Skeleton role="status" height={height} borderRadius="l3" aria-busy="true" aria-label="Loading" />
)
