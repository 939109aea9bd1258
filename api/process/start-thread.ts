import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

interface HeapMegabytes {
  old: number
  young: number
}

export const startThread = (file: URL, { old, young }: HeapMegabytes, workerData?: unknown): Worker => {
  for (const option of ['--max-old-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(option)
  return new Worker(file, {
    execArgv: file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: old, maxYoungGenerationSizeMb: young },
  })
}
