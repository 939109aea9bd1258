import { startThread } from '../../process/start-thread.ts'

/** A hundred bytes per supplier and 50 MB. */
const memoryLimitsMb = { old: 256, young: 8 }

/** A thread bounds the memory of a run; ended early, the run starts again. */
export const executeRunInWorker = (url: string, runId: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const thread = startThread(new URL('./run-thread.ts', import.meta.url), memoryLimitsMb, { url, runId })
    const end = () => void thread.terminate()
    signal?.addEventListener('abort', end, { once: true })
    thread.on('error', fail).on('exit', (code) => {
      signal?.removeEventListener('abort', end)
      if (code === 0 && !signal?.aborted) done() // also 0 when terminated as it starts
      else fail(new Error('The comparison of all suppliers was interrupted'))
    })
  })
