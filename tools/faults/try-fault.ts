import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Undo } from '../../api/testing/undo.ts'
import { startEmbedded } from '../../api/database/embedded/embedded.ts'
import { tallyAttempts, type Tally, type Attempt } from './tally.ts'
import type { Fault } from './fault.ts'
import { clearRateLimits, findStoredMessages } from './stored-rows.ts'
import { openNetwork } from './network.ts'
import { startSite, type SiteProcess } from '../../api/testing/site-process.ts'
import { smallDisk } from './small-disk.ts'
import { startVisitors } from './visitors.ts'

export interface Outcome extends Partial<Tally> {
  fault: Fault
  durationMs: number
  notes: string[]
  /** The process survived, and later shut down cleanly. */
  isAlive: boolean
  hasEndedWell: boolean
  /** It recovered, survived and lost nothing. */
  isGood: boolean
}

const calmMs = 3000
/** After this, the site counts as not recovering. */
const recoversWithinMs = 90_000

interface Lengths {
  holdMs: number
  killingMs: number
}

export const tryFault = async (
  fault: Fault,
  { dataDir, folder }: { dataDir: string; folder: string },
  lengths: Lengths,
  undo: Undo,
): Promise<Outcome> => {
  const before = undo.length
  const notes: string[] = []
  const report = (text: string) => void notes.push(text)
  try {
    await mkdir(folder)
    const place = fault.onSmallDisk ? await smallDisk(dataDir, join(folder, 'disk'), undo) : dataDir
    const { settings = {}, ...how } = (await fault.prepare?.(folder, undo)) ?? {}
    const network = fault.overNetwork ? await networkTo(place, undo) : undefined
    const where = network ? { DATABASE_URL: network.url } : {}
    const log = join(folder, 'site.log')
    const site = await startSite({ log, settings: { DATA_DIR: place, ...where, ...settings }, ...how }, undo)
    const pid = site.pid()
    const visitors = startVisitors(() => site.url, fault.text)
    await wait(calmMs)
    const from = performance.now()
    const scene = { ...lengths, site, dataDir: place, folder, network, undo, note: report }
    await fault.run(scene).catch((error: Error) => report(`NOT AS IT SHOULD BE: ${error.message}`))
    const to = performance.now()
    await untilWell(visitors.attempts, site, to)
    await wait(calmMs)
    await visitors.stop()
    const until = performance.now()
    const isAlive = site.isAlive() && (fault.killsSite === true || site.pid() === pid)
    const marks = visitors.attempts.flatMap(({ mark }) => mark ?? [])
    const account = tallyAttempts(visitors.attempts, { from, to, until }, await findStoredMessages(place, marks))
    await clearRateLimits(place)
    const hasEndedWell = await site.stop()
    const isWell = account.readAfterMs !== undefined && account.writeAfterMs !== undefined
    const isGood = isAlive && isWell && hasEndedWell && !account.lost && !notes.some((text) => text.startsWith('NOT'))
    return { fault, ...account, durationMs: to - from, notes, isAlive, hasEndedWell, isGood }
  } finally {
    for (const step of undo.splice(before).toReversed()) await step().catch(() => {})
  }
}

const untilWell = async (attempts: readonly Attempt[], site: SiteProcess, to: number) => {
  const findLast = (kind: Attempt['kind']) => attempts.filter((one) => one.kind === kind && one.beganAt >= to).slice(-5)
  const isWell = (kind: Attempt['kind']) =>
    findLast(kind).length === 5 && findLast(kind).every(({ outcome }) => outcome === 'good')
  while (performance.now() - to < recoversWithinMs && site.isAlive() && !(isWell('read') && isWell('write')))
    await wait(200)
}

const networkTo = async (dataDir: string, undo: Undo) => {
  const server = await startEmbedded(dataDir)
  undo.push(server.stop)
  const network = await openNetwork(server.url)
  undo.push(network.close)
  return network
}
