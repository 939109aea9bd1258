import { existsSync } from 'node:fs'
import { createProgressBar } from './progress-bar.ts'
import { defineCommand, runCommand, type Terminal } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import { createReport } from '../suppliers/import/import-report.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { readEnv } from '../process/env.ts'
import { renewTop } from '../stats/renew-top.ts'
import { importEverything } from '../maintenance/transfer/import-everything.ts'
import { importSuppliers } from '../suppliers/import/import-suppliers.ts'
import { thousands } from '../text/plural.rules.ts'

const usage = `Imports suppliers from a CSV file or a workbook (.xlsx) whose first line names the columns. Invalid cells are reported and left
out, as are counties and places that do not match the postcode. The report says which column each heading is read as.
An address can have several columns ("Address 1", "Address 2"), and opening hours one for each weekday ("Monday"). To change a
name, give the supplier's id ("Supplier id", as in files from the office).

  npm run import -- suppliers.csv              shows what would be added, changed and refused
  npm run import -- suppliers.csv --apply      imports the valid lines; Ctrl-C stops it, and running it again resumes it
  npm run import -- --everything FILE          loads an export of a whole directory into an empty site; Ctrl-C stops it and
                                               discards what was loaded`

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
          onStart: ({ unknown, guesses, encoding }, bytes) => {
            if (encoding !== 'utf-8') say(`The file is not UTF-8 and is read as ${encodingNames[encoding]}`)
            if (unknown.length) say(`Ignored columns: ${unknown.join(', ')}`)
            for (const { heading, column } of guesses) say(`"${heading}" is read as ${column}`)
            if (process.stderr.isTTY) bar.start(bytes, 0)
          },
          onResume: (line) => say(`Resuming after line ${line}, where an earlier import of this file stopped`),
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
  const shown = Object.entries(counts).map(([kind, count]) => `${thousands(count)} ${kind}`)
  say(`Loaded: ${shown.join(', ')}.`)
}

export const command = defineCommand({
  usage,
  options: { apply: { type: 'boolean', default: false }, everything: { type: 'boolean', default: false } },
  maxNames: 1,
  run: async ({ apply, everything }, [path], terminal) => {
    if (!path) throw new Error('Specify one file: npm run import -- suppliers.csv')
    if (everything) return loadEverything(path, terminal)
    if (!(await run(path, apply, terminal))) throw new Error('Nothing in the file could be imported.')
  },
})

if (import.meta.main) {
  process.stdout.on('error', () => {}) // a reader such as `head` may close the pipe early
  process.exitCode = await runCommand(command)
}
