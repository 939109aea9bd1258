import type { DocumentNode } from 'graphql'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'

/** Stays at the opened version until `onStale`, which reloads the list after a refused save. */
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
