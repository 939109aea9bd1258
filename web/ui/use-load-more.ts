import { useState } from 'react'

/**
 * Reading on in a list that is shown already: whether more is on its way, and why it failed, until it is tried again.
 * `read` rejects when it fails.
 */
export const useLoadMore = (read: () => Promise<unknown>) => {
  const [{ isLoading, hasRead, error }, set] = useState<{ isLoading: boolean; hasRead: boolean; error?: unknown }>({
    isLoading: false,
    hasRead: false,
  })
  const readOn = () => {
    if (isLoading) return
    set({ isLoading: true, hasRead })
    read().then(
      () => set({ isLoading: false, hasRead: true }),
      (reason: unknown) => set({ isLoading: false, hasRead, error: reason }),
    )
  }
  return { readOn, isLoading, hasRead, failed: error === undefined ? undefined : { error, onRetry: readOn } }
}
