import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

/** A thread's heap limits in MB: the old and the young generation. */
interface HeapMegabytes {
  old: number
  young: number
}

/**
 * Starts one of our files as a thread with its own heap limits.
 * The process's heap options would override them, so they are reset here; the process keeps its heap.
 */
export const startThread = (file: URL, { old, young }: HeapMegabytes, workerData?: unknown): Worker => {
  for (const option of ['--max-old-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(option)
  return new Worker(file, {
    execArgv: file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: old, maxYoungGenerationSizeMb: young },
  })
}
