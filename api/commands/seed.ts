import progress, { SingleBar } from 'cli-progress'
import type { Database } from '../database/orm.ts'
import { type RemovalProgress, endDemo } from '../seed/remove-demo.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { plural, thousands } from '../text/plural.rules.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `Adds fictional suppliers to the directory, or removes them.

  npm run seed                             2,000 suppliers with reviews, and the blog
  npm run seed -- --suppliers 100000       any number
  npm run seed -- --remove-demo            removes all fictional suppliers; your own stay`

/** Without a terminal, slow commands print a line every ten seconds. */
const showProgress = (isLong: boolean) => {
  const bar = new SingleBar({
    stream: process.stderr,
    format: (options, { value, total }, { step, begun }: { step: string; begun: number }) => {
      const bar =
        total > 1
          ? `${progress.Format.BarFormat(value / total, options)} ${thousands(value)} of ${thousands(total)}, `
          : ''
      return `${step} ${bar}${Math.round((performance.now() - begun) / 1000)} s`
    },
    clearOnComplete: true,
    forceRedraw: true,
    noTTYOutput: isLong,
    notTTYSchedule: 10_000,
  })
  let current = ''
  return {
    tell: ({ step, done, of }: RemovalProgress) => {
      if (step === current) return bar.update(done)
      if (current) bar.stop()
      current = step
      bar.start(of, done, { step, begun: performance.now() })
    },
    stop: () => bar.stop(),
  }
}

const remove = async (database: Database) => {
  const { tell: showStep, stop } = showProgress(true)
  const { suppliers, reviews } = await endDemo(database, showStep).finally(stop)
  return `Removed ${plural(suppliers, 'demo supplier')} with ${plural(reviews, 'review')}.`
}

const seed = async (database: Database, suppliers: number) => {
  const started = performance.now()
  const { tell: showStep, stop } = showProgress(suppliers > 10_000)
  const made = await seedDemo(database, { suppliers, replace: true, onProgress: showStep }).finally(stop)
  if (!made.suppliers) {
    throw new Error(
      'The directory contains your own suppliers: demo data is added only to an empty one. Nothing was changed.',
    )
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `Added ${plural(made.suppliers, 'demo supplier')}, ${plural(made.reviews, 'review')} and ${plural(made.articles, 'article')} in ${seconds} s.`
}

export const command = defineCommand({
  usage,
  options: { suppliers: { type: 'string', default: '2000' }, 'remove-demo': { type: 'boolean' } },
  run: async (optionValues, _names, { env, say }) => {
    const suppliers = Number(optionValues.suppliers)
    if (!Number.isInteger(suppliers) || suppliers < 1 || suppliers > 10_000_000)
      throw new Error(`--suppliers must be a whole number from 1 to 10000000 (it is "${optionValues.suppliers}")`)
    say(
      await withDatabase(
        (database) => (optionValues['remove-demo'] ? remove(database) : seed(database, suppliers)),
        env,
      ),
    )
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
