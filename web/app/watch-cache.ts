import { InMemoryCache } from '@apollo/client'
import { onTestFinished, vi } from 'vitest'

/** Returns what pages have cached since, as JSON. */
export const watchCache = () => {
  const write = vi.spyOn(InMemoryCache.prototype, 'write')
  onTestFinished(() => write.mockRestore())
  return () => JSON.stringify(write.mock.calls.map(([{ result }]) => result))
}
