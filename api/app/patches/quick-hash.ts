import crypto from 'node:crypto'
import { createRequire } from 'node:module'

/**
 * Apollo hashes each query with a `createHash` that loads node:crypto anew every time. Where a loader such as tsx has
 * hooks in place that is a twelfth of the work for a small list, so the module gets node:crypto at once.
 */
export const hashQuickly = () => {
  const require = createRequire(import.meta.url)
  const asking = Object.values(require.cache).find((one) => one?.filename?.includes('utils.createhash'))
  if (asking) asking.require = ((id: string): unknown => (id === 'crypto' ? crypto : require(id))) as NodeJS.Require
}
