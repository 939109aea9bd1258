import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'

interface LoadingPanelProps {
  query: { error?: unknown; refetch: () => Promise<unknown> }
  /** By default the server's message. */
  failed?: string
  height?: string
}

export const LoadingPanel = ({ query: { error, refetch }, failed, height = '420px' }: LoadingPanelProps) =>
  error ? (
    <Failed
      message={failed ?? getErrorMessage(error)}
      error={failed && error}
      onRetry={() => void refetch().catch(() => {})}
    />
  ) : (
    <PanelSkeleton height={height} />
  )
