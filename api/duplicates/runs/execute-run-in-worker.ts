import { startThread } from '../../process/start-thread.ts'

/** What a run may take besides the eight to a hundred bytes that it keeps of each supplier: it takes it before it tidies. */
const memoryLimitsMb = { old: 128, young: 8 }

/**
 * Does a run in a thread of its own, so that visitors and other jobs do not wait for it and its memory is bounded; given
 * the address of the database. Ended early, by `signal` or with the process, it can be gone on with.
 */
export const executeRunInWorker = (url: string, runId: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const thread = startThread(new URL('./run-thread.ts', import.meta.url), memoryLimitsMb, { url, runId })
    const end = () => void thread.terminate()
    signal?.addEventListener('abort', end, { once: true })
    thread.on('error', fail).on('exit', (code) => {
      signal?.removeEventListener('abort', end)
      if (code === 0) done()
      else fail(new Error('Comparing all suppliers was broken off'))
    })
  })
