const MB = 2 ** 20

/**
 * What the embedded PostgreSQL keeps in memory, on a machine with so many bytes of it: it shares them with the site. From 2 GB on
 * its pages have 256 MB, and its other bounds are PostgreSQL's own.
 */
export const memorySettings = (bytes: number): Record<string, string> => {
  if (bytes >= 2048 * MB) return { shared_buffers: '256MB' }
  const megabytes = Math.max(32, Math.floor(bytes / MB / 8))
  return { shared_buffers: `${megabytes}MB`, maintenance_work_mem: `${Math.floor(megabytes / 4)}MB` }
}
