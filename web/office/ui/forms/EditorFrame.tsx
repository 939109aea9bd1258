import { Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Failed } from '../../../ui/Failed.tsx'
import { getErrorMessage } from '../../../ui/forms/server-errors.ts'
import './editor.css'

interface EditorFrameProps {
  what: string
  read: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> }
  isNew?: boolean
  /** Null if the id does not exist. */
  children: ReactNode
}

export const EditorFrame = ({ what, read: { data, error, refetch }, isNew, children }: EditorFrameProps) => {
  if (error && !data)
    return <Failed message={`Failed to load the ${what}. ${getErrorMessage(error)}`} onRetry={() => void refetch()} />
  if (!data && !isNew) return <Skeleton height="480px" borderRadius="l3" />
  return (
    <section aria-labelledby={`edit-${what}`}>
      <Text mb="2">
        <Link className="back-link" to={`/admin/${what}s`} preventScrollReset>
          ← All {what}s
        </Link>
      </Text>
      {children ?? (
        <Heading as="h2" id={`edit-${what}`} size="xl">
          This {what} does not exist
        </Heading>
      )}
    </section>
  )
}
