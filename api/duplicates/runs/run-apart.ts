import { Worker } from 'node:worker_threads'

/** What a run may take besides the eight to a hundred bytes that it keeps of each supplier: it takes it before it tidies. */
const mostMegabytes = 128

/**
 * Does a run in a thread of its own, so that visitors and other jobs do not wait for it and its memory is bounded; given
 * the address of the database. Ended early, by `signal` or with the process, it can be gone on with.
 */
export const runApart = (url: string, runId: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const thread = new Worker(new URL('./run-thread.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      workerData: { url, runId },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 8 },
    })
    const end = () => void thread.terminate()
    signal?.addEventListener('abort', end, { once: true })
    thread.on('error', fail).on('exit', (code) => {
      signal?.removeEventListener('abort', end)
      if (code === 0) done()
      else fail(new Error('Comparing all suppliers was broken off'))
    })
  })
