// @ts-check
import { totalmem } from 'node:os'

/** In bytes; the limit of this process's control group, if lower. */
export const machineMemory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** Below this many bytes, the site and its PostgreSQL use smaller memory settings. */
export const lowMemoryBytes = 2 * 2 ** 30
