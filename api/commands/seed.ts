import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import type { Database } from '../database/orm.ts'
import { endDemo } from '../seed/end-demo.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { runCommand, type Command } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `Fills the directory with fictional suppliers, or takes them out again.

  npm run seed                             2,000 suppliers with reviews, and the blog
  npm run seed -- --suppliers 100000       as many as you like
  npm run seed -- --remove-demo            removes all fictional suppliers; your own stay`

const number = new Intl.NumberFormat('en-GB')
const plural = (count: number, word: string) => `${number.format(count)} ${word}${count === 1 ? '' : 's'}`

const remove = async (database: Database) => {
  const { suppliers, reviews } = await endDemo(database)
  return `Removed ${plural(suppliers, 'demo supplier')} with ${plural(reviews, 'review')}.`
}

const seed = async (database: Database, suppliers: number) => {
  const started = performance.now()
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value} of {total} suppliers, {eta_formatted} left',
    clearOnComplete: true,
  })
  if (process.stderr.isTTY) bar.start(suppliers, 0)
  try {
    const made = await seedDemo(database, { suppliers, replace: true, onProgress: (count) => bar.update(count) })
    bar.stop()
    if (!made.suppliers) {
      throw new Error(
        'The directory holds suppliers of your own: demo data is added only to an empty one. Nothing was changed.',
      )
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return `Added ${plural(made.suppliers, 'demo supplier')}, ${plural(made.reviews, 'review')} and ${plural(made.articles, 'article')} in ${seconds} s.`
  } finally {
    bar.stop()
  }
}

const readArguments = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      suppliers: { type: 'string', default: '2000' },
      'remove-demo': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const suppliers = Number(values.suppliers)
  if (!Number.isInteger(suppliers) || suppliers < 1 || suppliers > 10_000_000) {
    throw new Error(`--suppliers must be a whole number from 1 to 10000000 (it is "${values.suppliers}")`)
  }
  return { ...values, suppliers }
}

/** `npm run seed`. */
export const seedDirectory: Command = async (given, { env, say }) => {
  const asked = readArguments(given)
  if (asked.help) return say(usage)
  const text = await withDatabase(
    (database) => (asked['remove-demo'] ? remove(database) : seed(database, asked.suppliers)),
    env,
  )
  say(text)
}

if (import.meta.main) process.exitCode = await runCommand(seedDirectory)
