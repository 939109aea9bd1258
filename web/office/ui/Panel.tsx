import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'

interface PanelProps {
  title: string
  size?: 'md' | 'lg'
  className?: string
  children: ReactNode
}

export const Panel = ({ title, size = 'md', className = '', children }: PanelProps) => (
  <section className={`card flat ${className}`} aria-label={title}>
    <Heading as="h2" size={size} mb="3">
      {title}
    </Heading>
    {children}
  </section>
)

interface LoadingPanelProps {
  query: { error?: unknown; refetch: () => Promise<unknown> }
  /** As in "Failed to load the sign-ins."; without it, the server's message is shown. */
  things?: string
  height?: string
}

export const LoadingPanel = ({ query: { error, refetch }, things, height = '420px' }: LoadingPanelProps) =>
  error ? (
    <Failed
      message={things ? `Failed to load ${things}. Please try again.` : getErrorMessage(error)}
      error={things && error}
      onRetry={() => void refetch().catch(() => {})}
    />
  ) : (
    <PanelSkeleton height={height} />
  )
