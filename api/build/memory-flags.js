// @ts-check
import { lowMemoryBytes, machineMemory } from '../process/machine-memory.js'

/** For glibc, which otherwise keeps 250 MB of freed memory; existing environment variables win. */
export const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** On a small machine, restarts this process under the same pid with an allocator that returns unused memory. */
export const applyMemoryFlags = () => {
  const isFrugal = Object.keys(frugal).every((name) => process.env[name])
  if (isFrugal || process.channel || process.platform !== 'linux' || machineMemory() >= lowMemoryBytes) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...frugal, ...process.env })
}
