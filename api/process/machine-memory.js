// @ts-check
import { totalmem } from 'node:os'

/** Bytes of memory of this machine, or the limit of this process's control group. */
export const machineMemory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** Below this many bytes, the site and its PostgreSQL use smaller memory settings. */
export const littleMemory = 2 * 2 ** 30
