import { existsSync } from 'node:fs'
import { createProgressBar } from './progress-bar.ts'
import { defineCommand, runCommand, type Terminal } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import { proposalText } from '../suppliers/import/import-columns.ts'
import { createReport } from '../suppliers/import/import-report.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { readEnv } from '../process/env.ts'
import { renewTop } from '../stats/renew-top.ts'
import { importEverything } from '../maintenance/transfer/import-everything.ts'
import { importSuppliers } from '../suppliers/import/import-suppliers.ts'

const usage = `Imports suppliers from a CSV file or a workbook (.xlsx), with the names of the columns above its lines. A bad cell is left out
and told, and so is a county, a point or a place that does not fit the postcode; headings that nearly fit are proposed. Several
columns can be one address ("Address 1", "Address 2"), and each weekday can have a column of hours ("Monday"). A name changes
only where the line gives the supplier's id ("Supplier id", as in the office's own file).

  npm run import -- suppliers.csv              says what would be added, changed and refused
  npm run import -- suppliers.csv --apply      imports the good lines, some hundred at a time: Ctrl-C stops it, and the same
                                               again goes on where it was
  npm run import -- --everything FILE          loads an export of a whole directory into an empty site; Ctrl-C stops it, and
                                               nothing of it is kept`

const encodingNames = { 'windows-1252': 'Windows-1252', macintosh: 'Mac Roman' }

const run = async (path: string, apply: boolean, { env, say }: Terminal): Promise<boolean> => {
  const report = createReport(apply, say)
  const signal = interrupted()
  const bar = createProgressBar()
  try {
    const totals = await withDatabase(
      (database) =>
        importSuppliers(database, path, {
          apply,
          onStart: ({ unknown, proposals, encoding }, bytes) => {
            if (encoding !== 'utf-8') say(`The file is not UTF-8 and is read as ${encodingNames[encoding]}`)
            if (unknown.length) say(`Ignored columns: ${unknown.join(', ')}`)
            for (const proposal of proposals) say(`${proposalText(proposal)}; until then the column is ignored`)
            if (process.stderr.isTTY) bar.start(bytes, 0)
          },
          onResume: (line) => say(`Going on behind line ${line}, where an earlier import of this file was left`),
          onStopped: (line) => say(`Stopped after line ${line}: run it again to continue, or undo the import`),
          signal,
          onOutcome: report.printOutcome,
          onProgress: (bytes) => bar.update(bytes),
        }),
      env,
    )
    bar.stop()
    report.conclude(totals)
    return totals.added + totals.changed + totals.unchanged > 0
  } finally {
    bar.stop()
  }
}

const interrupted = (): AbortSignal => {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  return stop.signal
}

const loadEverything = async (path: string, { env, say }: Terminal) => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}`) // before a database is created
  const counts = await withDatabase(async ({ pool }) => {
    const loaded = await importEverything(pool, pictureStore(readEnv(env)), path, { signal: interrupted() })
    await renewTop(pool)
    return loaded
  }, env)
  const shown = Object.entries(counts).map(([kind, count]) => `${count.toLocaleString('en-GB')} ${kind}`)
  say(`Loaded: ${shown.join(', ')}.`)
}

export const command = defineCommand({
  usage,
  options: { apply: { type: 'boolean', default: false }, everything: { type: 'boolean', default: false } },
  maxNames: 1,
  run: async ({ apply, everything }, [path], terminal) => {
    if (!path) throw new Error('Specify one CSV file: npm run import -- suppliers.csv')
    if (everything) return loadEverything(path, terminal)
    if (!(await run(path, apply, terminal))) throw new Error('Nothing in the file could be imported.')
  },
})

if (import.meta.main) {
  process.stdout.on('error', () => {}) // a reader such as `head` may close the pipe early
  process.exitCode = await runCommand(command)
}
