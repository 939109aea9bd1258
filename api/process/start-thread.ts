import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

export const startThread = (file: URL, megabytes: { old: number; young: number }, workerData?: unknown): Worker => {
  for (const option of ['--max-old-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(option)
  return new Worker(file, {
    execArgv: file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: megabytes.old, maxYoungGenerationSizeMb: megabytes.young },
  })
}
