import { useState } from 'react'

/** `read` rejects on failure. */
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
