import type { DocumentNode } from 'graphql'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'

/**
 * The version that a form was opened on, whatever is read meanwhile. Once a change is refused as stale, `onStale` has the
 * list read again, and the newest version is the one to save on.
 */
export const useOpenedVersion = (newest: number | undefined, list: DocumentNode) => {
  const client = useApolloClient()
  const [opened] = useState(newest)
  const [isStale, setStale] = useState(false)
  const onStale = () => {
    setStale(true)
    void client.refetchQueries({ include: [list] })
  }
  return { version: (isStale ? newest : opened) ?? null, onStale }
}
