import type { DocumentNode } from 'graphql'
import { useState } from 'react'
import { useReload } from '../actions.tsx'

/** Stays at the opened version until `onStale`, which reloads the list after a refused save. */
export const useOpenedVersion = (newest: number | undefined, list: DocumentNode) => {
  const reload = useReload(list)
  const [opened] = useState(newest)
  const [isStale, setStale] = useState(false)
  const onStale = () => {
    setStale(true)
    reload()
  }
  return { version: (isStale ? newest : opened) ?? null, onStale }
}
