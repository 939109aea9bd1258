import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'

interface LoadingPanelProps {
  query: { error?: unknown; refetch: () => Promise<unknown> }
  failed: string
  height?: string
}

export const LoadingPanel = ({ query: { error, refetch }, failed, height = '420px' }: LoadingPanelProps) =>
  error ? (
    <Failed message={failed} error={error} onRetry={() => void refetch().catch(() => {})} />
  ) : (
    <PanelSkeleton height={height} />
  )
