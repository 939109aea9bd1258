import { totalmem } from 'node:os'

/** The bytes of memory that this machine has, or that this process and those beside it are let have of it (their control group's limit). */
export const machineMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)
