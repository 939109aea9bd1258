import { littleMemory } from '../process/machine-memory.js'

const MB = 2 ** 20

/**
 * What the embedded PostgreSQL keeps in memory, on a machine with so many bytes of it: it shares them with the site. From 2 GB on
 * its pages have 256 MB, and so has whoever makes indexes; cleaning up, which goes on beside visitors, has less.
 */
export const memorySettings = (bytes: number): Record<string, string> => {
  if (bytes >= littleMemory)
    return { shared_buffers: '256MB', maintenance_work_mem: '256MB', autovacuum_work_mem: '64MB' }
  const megabytes = Math.max(32, Math.floor(bytes / MB / 8))
  return {
    shared_buffers: `${megabytes}MB`,
    maintenance_work_mem: `${Math.floor(megabytes / 4)}MB`,
    autovacuum_max_workers: '1', // one that takes its sample of the suppliers' rows has 70 MB, whatever it is let have
  }
}
