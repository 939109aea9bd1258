import { parseArgs } from 'node:util'
import { scratchDatabase, type Undo } from '../bench/scratch-database.ts'
import { runCommand } from './run-command.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { measureQuality } from '../duplicates/measure-quality.ts'

const usage = `Says how well and how quickly duplicate suppliers are found.

  npm run duplicates -- --quality       precision and recall on the pairs of api/duplicates/labelled
  npm run duplicates -- --time 100000   seconds for so many fictional suppliers, in a database made for it`

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const tellQuality = async () => {
  for (const name of ['development', 'held-out'] as const) {
    const { pairs, precision, recall, missed, wrong, needless } = await measureQuality(name)
    console.log(`${name}: ${pairs} pairs, precision ${percent(precision)}, recall ${percent(recall)}`)
    for (const line of wrong) console.log(`  wrong   ${line}`)
    for (const line of missed) console.log(`  missed  ${line}`)
    for (const line of needless) console.log(`  needless ${line}`)
  }
}

const tellTime = async (suppliers: number) => {
  if (!Number.isInteger(suppliers) || suppliers < 1) throw new Error('--time needs a whole number of suppliers')
  const undo: Undo = []
  try {
    const { pool, close } = await scratchDatabase(suppliers, undo, () => {})
    undo.push(close)
    const start = performance.now()
    const { found } = await findDuplicates(pool, { first: 100 })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(
      `${suppliers.toLocaleString('en-GB')} suppliers compared in ${seconds} s: ${found} pairs, ${megabytes} MB at most`,
    )
  } finally {
    for (const step of undo.toReversed()) await step().catch(() => {})
  }
}

process.exitCode = await runCommand(async () => {
  const { values } = parseArgs({
    options: { quality: { type: 'boolean' }, time: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.quality) await tellQuality()
  if (values.time !== undefined) await tellTime(Number(values.time))
  if (!values.quality && values.time === undefined) console.log(usage)
})
