import type { Pool } from 'pg'
import { scratchDatabase } from '../bench/scratch-database.ts'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { listDuplicates } from '../../api/duplicates/list-duplicates.ts'
import { readLatestRun, type DuplicateRun } from '../../api/duplicates/runs/duplicate-run.ts'
import { executeRunInWorker } from '../../api/duplicates/runs/execute-run-in-worker.ts'
import { measurePairs } from '../../api/testing/quality/measure-pairs.ts'
import { thousands } from '../../api/text/plural.rules.ts'

const usage = `Measures how well and how quickly duplicate suppliers are found.

  npm run duplicates -- --quality       precision and recall on the pairs of api/testing/labelled
  npm run duplicates -- --time 100000   time and memory for this many fictional suppliers, in a temporary database`

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const printQuality = async () => {
  for (const name of ['development', 'held-out'] as const) {
    const { pairs, precision, recall, missed, wrong, needless, unasked } = await measurePairs(name)
    console.log(`${name}: ${pairs} pairs, precision ${percent(precision)}, recall ${percent(recall)}`)
    for (const line of wrong) console.log(`  wrong   ${line}`)
    for (const line of missed) console.log(`  missed  ${line}`)
    for (const line of needless) console.log(`  needless ${line}`)
    for (const line of unasked) console.log(`  unasked ${line}`)
  }
}

const printTime = async (suppliers: number, undo: Undo) => {
  const { pool, url, orm, close } = await scratchDatabase(suppliers, undo, () => {})
  undo.push(close)
  const [start, before] = [performance.now(), process.memoryUsage().rss]
  let maxRss = before
  const watch = setInterval(() => (maxRss = Math.max(maxRss, process.memoryUsage().rss)), 20)
  const run = await compareOnce(pool, url).finally(() => clearInterval(watch))
  const seconds = (performance.now() - start) / 1000
  console.log(
    `${thousands(run.suppliers)} suppliers and ${thousands(run.pairs)} pairs compared in ${seconds.toFixed(1)} s, ` +
      `${((seconds * 1e6) / (run.suppliers + run.pairs)).toFixed(0)} µs each: ${thousands(run.found)} found, ` +
      `${Math.round((maxRss - before) / 1e6)} MB above the start at most`,
  )
  const startedAt = performance.now()
  await listDuplicates({ pool, em: orm.em.fork() }, { first: 100 })
  console.log(`The first 100 pairs were listed in ${Math.round(performance.now() - startedAt)} ms`)
}

const compareOnce = async (pool: Pool, url: string): Promise<DuplicateRun> => {
  const { rows } = await pool.query<{ id: number }>('insert into duplicate_run default values returning id')
  await executeRunInWorker(url, rows[0]!.id)
  return (await readLatestRun(pool))!
}

export const command = defineCommand({
  usage,
  options: { quality: { type: 'boolean' }, time: { type: 'string' } },
  run: async ({ quality, time }) => {
    if (quality) await printQuality()
    if (time !== undefined) {
      const suppliers = Number(time)
      if (!Number.isInteger(suppliers) || suppliers < 1) throw new Error('--time needs a whole number of suppliers')
      await withUndo((undo) => printTime(suppliers, undo))
    }
    if (!quality && time === undefined) console.log(usage)
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
