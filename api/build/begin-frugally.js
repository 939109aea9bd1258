// @ts-check
import { littleMemory, machineMemory } from '../process/machine-memory.js'

/**
 * For glibc, which else keeps what was freed, 250 MB of a busy site: few places to keep it in, and none for what is large.
 * What stands in the environment already counts instead.
 */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Where there is little memory, begins this process again with an allocator that gives back what it has no use for, under the
 * same number; PostgreSQL, which it starts, inherits that. One that was forked goes on as it is: it would lose its parent.
 */
export const beginFrugally = () => {
  const isFrugal = Object.keys(frugal).every((name) => process.env[name])
  if (isFrugal || process.channel || process.platform !== 'linux' || machineMemory() >= littleMemory) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...frugal, ...process.env })
}
