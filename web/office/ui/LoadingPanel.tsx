import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'

interface LoadingPanelProps {
  query: { error?: unknown; refetch: () => Promise<unknown> }
  /** The message if loading failed. */
  failed: string
  /** The height of the content. */
  height?: string
}

/** In place of what has not been loaded: a skeleton, or the failure with a way to try again. */
export const LoadingPanel = ({ query: { error, refetch }, failed, height = '420px' }: LoadingPanelProps) =>
  error ? (
    <Failed message={failed} error={error} onRetry={() => void refetch().catch(() => {})} />
  ) : (
    <PanelSkeleton height={height} />
  )
