import { littleMemory } from '../../process/machine-memory.js'

const MB = 2 ** 20

/** The site shares the machine, and autovacuum runs beside visitors. */
export const memorySettings = (bytes: number): Record<string, string> => {
  if (bytes >= littleMemory)
    return { shared_buffers: '256MB', maintenance_work_mem: '256MB', autovacuum_work_mem: '64MB' }
  const megabytes = Math.max(32, Math.floor(bytes / MB / 8))
  return {
    shared_buffers: `${megabytes}MB`,
    maintenance_work_mem: `${Math.floor(megabytes / 4)}MB`,
    autovacuum_max_workers: '1', // a worker that analyses the suppliers takes 70 MB, whatever its limit
  }
}
