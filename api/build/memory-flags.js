// @ts-check
import { littleMemory, machineMemory } from '../process/machine-memory.js'

/**
 * For glibc, which otherwise keeps freed memory, 250 MB on a busy site: few arenas, and large blocks go back to the
 * system. Existing environment variables win.
 */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * On a small machine, restarts this process with an allocator that returns unused memory, under the same pid;
 * PostgreSQL inherits it.
 * A forked process is left alone, as it would lose its parent.
 */
export const applyMemoryFlags = () => {
  const isFrugal = Object.keys(frugal).every((name) => process.env[name])
  if (isFrugal || process.channel || process.platform !== 'linux' || machineMemory() >= littleMemory) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...frugal, ...process.env })
}
