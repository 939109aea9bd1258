// @ts-check
import { totalmem } from 'node:os'

/** The bytes of memory that this machine has, or that this process and those beside it are let have of it (their control group's limit). */
export const machineMemory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** Below so many bytes, the site's processes and its PostgreSQL's each take less than they could use. */
export const littleMemory = 2 * 2 ** 30
