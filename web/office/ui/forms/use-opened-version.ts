import type { DocumentNode } from 'graphql'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'

/**
 * The version that a form was opened with, whatever is read meanwhile. After a refused save, `onStale` reloads the
 * list, and the form saves against the newest version.
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
