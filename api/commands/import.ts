import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { failure, withDatabase } from './with-database.ts'
import { proposalText } from '../suppliers/import/import-columns.ts'
import { createReport } from '../suppliers/import/import-report.ts'
import { importSuppliers } from '../suppliers/import/import-suppliers.ts'

const usage = `Imports suppliers from a CSV file (UTF-8 or Windows-1252, with the names of the columns in its first line). A bad cell is
left out and told, and so is a line that gets no place; headings that nearly fit are proposed.

  npm run import -- suppliers.csv              says what would be added, changed and refused
  npm run import -- suppliers.csv --apply      imports the good lines`

/** Runs the import and returns whether the file held anything that could be imported. */
const run = async (path: string, apply: boolean): Promise<boolean> => {
  const report = createReport(apply, (line) => process.stdout.write(`${line}\n`))
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} %, {eta_formatted} left',
    clearOnComplete: true,
  })
  try {
    const totals = await withDatabase((database) =>
      importSuppliers(database, path, {
        apply,
        onStart: ({ unknown, proposals, encoding }, bytes) => {
          if (encoding !== 'utf-8') console.log('The file is not UTF-8 and is read as Windows-1252')
          if (unknown.length) console.log(`Ignored columns: ${unknown.join(', ')}`)
          for (const proposal of proposals) console.log(`${proposalText(proposal)}; until then it is ignored`)
          if (process.stderr.isTTY) bar.start(bytes, 0)
        },
        onOutcome: report.tell,
        onProgress: (bytes) => bar.update(bytes),
      }),
    )
    bar.stop()
    report.conclude(totals)
    return totals.added + totals.changed + totals.unchanged > 0
  } finally {
    bar.stop()
  }
}

process.stdout.on('error', () => {}) // a reader such as `head` may close the pipe early

try {
  const { values, positionals } = parseArgs({
    options: { apply: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (values.help) console.log(usage)
  else if (!path || more.length) throw new Error('Name one CSV file: npm run import -- suppliers.csv')
  else if (!(await run(path, values.apply))) {
    console.error('Nothing in the file could be imported.')
    process.exitCode = 1
  }
} catch (error) {
  console.error(failure(error))
  process.exitCode = 1
}
