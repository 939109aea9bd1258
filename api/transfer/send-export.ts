import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Pool } from 'pg'
import type { PictureStore } from '../pictures/picture-store.ts'
import { PublicError } from '../server/errors.ts'
import { exportEverything } from './export-everything.ts'

/** How long an export waits for who fetches it: meanwhile it holds a connection to the database. */
const longestStallMs = 60_000

const sending = new WeakSet<Pool>()

/**
 * Begins to write an export to a stream, one at a time; `done` fails, and the stream is destroyed, where nothing is taken
 * from it for a minute; it ends where whoever fetches it leaves.
 * @throws CONFLICT while another one is being fetched.
 */
export const sendExport = (
  pool: Pool,
  pictures: PictureStore,
  to: Writable,
  { stallMs = longestStallMs } = {},
): { done: Promise<void> } => {
  if (sending.has(pool))
    throw new PublicError('CONFLICT', 'Another export is being fetched: please try again when it has ended.')
  sending.add(pool)
  const left = new AbortController()
  to.once('close', () => left.abort())
  const take = async (text: string) => {
    left.signal.throwIfAborted()
    if (!to.write(text))
      await once(to, 'drain', { signal: AbortSignal.any([left.signal, AbortSignal.timeout(stallMs)]) })
  }
  const send = async () => {
    try {
      await exportEverything(pool, pictures, take)
      to.end()
    } catch (error) {
      if (left.signal.aborted) return // who fetched it has left
      to.destroy(error as Error)
      throw error
    } finally {
      sending.delete(pool)
    }
  }
  return { done: send() }
}
