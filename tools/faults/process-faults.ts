import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { killDatabase } from './database-faults.ts'
import type { Fault } from './fault.ts'

const clockFile = (folder: string) => join(folder, 'clock')
const dayMs = 24 * 3_600_000

/** The database is killed before and after, to test waits by the clock. */
const jump = (name: string, what: string, shiftMs: number): Fault => ({
  name,
  what: `${what} for a while; PostgreSQL is killed before and meanwhile`,
  prepare: async (folder) => ({
    settings: { SHIFT_CLOCK_FILE: clockFile(folder) },
    preload: [join(import.meta.dirname, 'shift-clock.ts')],
  }),
  run: async (scene) => {
    await killDatabase(scene)
    await wait(scene.holdMs / 2)
    try {
      await writeFile(clockFile(scene.folder), String(shiftMs))
      await wait(500)
      await killDatabase(scene)
      await wait(scene.holdMs)
    } finally {
      await writeFile(clockFile(scene.folder), '0')
    }
  },
})

export const processFaults: Fault[] = [
  jump('clock forwards', 'the site’s clock is set a day ahead', dayMs),
  jump('clock backwards', 'the site’s clock is set a day back', -dayMs),
  {
    name: 'process killed',
    what: 'the site’s process is killed (SIGKILL) at random, every third time PostgreSQL with it, and started again',
    killsSite: true,
    run: async (scene) => {
      const until = performance.now() + scene.killingMs
      let kills = 0
      while (performance.now() < until) {
        await wait(200 + Math.random() * 6000)
        if (kills % 3 === 2) await killDatabase(scene)
        await scene.site.kill()
        kills++
        await scene.site.startAgain()
      }
      scene.note(`killed ${kills} times in ${Math.round(scene.killingMs / 1000)} s`)
    },
  },
]
