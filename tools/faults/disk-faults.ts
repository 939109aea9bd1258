import { randomBytes } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** Retries partial writes. */
const fill = async (file: FileHandle) => {
  const chunk = Buffer.alloc(65_536)
  for (;;) if (!(await file.write(chunk).catch(() => ({ bytesWritten: 0 }))).bytesWritten) return
}

export const diskFaults: Fault[] = [
  {
    name: 'disk full',
    what: 'the disk with DATA_DIR has no room, while visitors send long messages',
    skipped: () =>
      process.platform === 'linux' && process.getuid?.() === 0
        ? undefined
        : 'needs root on Linux, to mount a small disk',
    onSmallDisk: true,
    // more than the table's free pages and PostgreSQL's compression could swallow
    text: randomBytes(1800).toString('hex'),
    run: async ({ dataDir, holdMs }) => {
      const path = join(dataDir, 'filler')
      const file = await open(path, 'w')
      try {
        const until = performance.now() + holdMs * 2
        for (; performance.now() < until; await wait(200)) await fill(file)
      } finally {
        await file.close()
        await rm(path)
      }
    },
  },
]
