import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

/** What a thread's heap may take, in MB: of what lives long, and of what is new. */
export interface HeapMegabytes {
  old: number
  young: number
}

/**
 * Starts a file of ours as a thread whose heap is bounded. The options of `npm start` that bound the process's own heap would
 * count before a thread's bounds: they are taken back here, where that heap has long been made and keeps them.
 */
export const startThread = (file: URL, { old, young }: HeapMegabytes, workerData?: unknown): Worker => {
  for (const option of ['--max-old-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(option)
  return new Worker(file, {
    execArgv: file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: old, maxYoungGenerationSizeMb: young },
  })
}
