import { placesDatabase, scratchDatabase } from '../bench/scratch-database.ts'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { measurePlaces } from '../../api/testing/quality/measure-places.ts'
import { firstPageSearches, heldOutFirstPageSearches } from '../../api/testing/labelled/first-pages.ts'
import { makeDirectory } from '../../api/testing/quality/make-directory.ts'
import { measureFirstPages, type FirstPages } from '../../api/testing/quality/measure-first-pages.ts'
import { measureSearches } from '../../api/testing/quality/measure-searches.ts'
import { measureCorrectWords, measureMisspellings } from '../../api/testing/quality/measure-words.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'

const usage = `Measures how much of what people type is understood, with labelled examples and a temporary directory of 20,000 suppliers.

  npm run search:quality              the share of each kind, also for the held-out examples
  npm run search:quality -- --wrong   also lists what went wrong, except in held-out examples
  npm run search:quality -- --pages   how many suppliers on the first pages of 120 searches are on topic, with the demo data
                                      (--suppliers 20000; --wrong lists those that are not, and what they offer or mention)`

const madeSuppliers = 20_000

interface Row {
  kind: string
  counted: number
  asked: number
  wrong?: string[]
}

const share = ({ counted, asked: total }: Row) =>
  total
    ? `${`${counted} of ${total}`.padStart(12)}${`${((counted / total) * 100).toFixed(1)} %`.padStart(8)}`
    : ' '.repeat(20)

const total = (rows: readonly Row[]): Row => ({
  kind: 'all',
  counted: rows.reduce((sum, { counted }) => sum + counted, 0),
  asked: rows.reduce((sum, { asked: total }) => sum + total, 0),
})

const printTable = (title: string, seen: readonly Row[], heldOut: readonly Row[], withWrong: boolean) => {
  console.log(`\n${title.padEnd(44)}${'seen'.padStart(12)}${'held out'.padStart(20)}`)
  for (const row of [...seen, total(seen)]) {
    const other = row.kind === 'all' ? total(heldOut) : heldOut.find(({ kind }) => kind === row.kind)
    console.log(row.kind.padEnd(36) + share(row) + (other ? share(other) : ''))
    if (withWrong) for (const line of row.wrong ?? []) console.log(`    ${line}`)
  }
}

const measure = async (undo: Undo, withWrong: boolean) => {
  const { pool, close } = await placesDatabase(undo)
  undo.push(close)
  const places = await measurePlaces(pool)
  printTable(
    'Places understood',
    places.map(({ kind, understood, asked: total, wrong }) => ({ kind, counted: understood, asked: total, wrong })),
    places.map(({ kind, heldOutUnderstood, heldOutAsked: heldOutTotal }) => ({
      kind,
      counted: heldOutUnderstood,
      asked: heldOutTotal,
    })),
    withWrong,
  )
  const suppliers = await makeDirectory(pool, madeSuppliers)
  const searches = await measureSearches(pool, suppliers)
  const understood = (shares: typeof searches.seen): Row[] =>
    shares.map(({ kind, understood: counted, asked: total, wrong }) => ({ kind, counted, asked: total, wrong }))
  const ordered = (shares: typeof searches.seen): Row[] =>
    shares.map(({ kind, ordered: counted, orderAsked: total }) => ({ kind, counted, asked: total }))
  printTable('Searches understood', understood(searches.seen), understood(searches.heldOut), withWrong)
  printTable('The first five are the right ones', ordered(searches.seen), ordered(searches.heldOut), false)
  const words = await measureCorrectWords(pool)
  printTable('Correct words changed (bar: 1 %)', words.seen, words.heldOut, withWrong)
  const misspelt = await measureMisspellings(pool)
  printTable('Misspellings mended (bar: 90 %)', misspelt.seen, misspelt.heldOut, withWrong)
  console.log('\nPairs of duplicates: npm run duplicates -- --quality')
}

const measurePages = async (undo: Undo, suppliers: number, withWrong: boolean) => {
  const { pool, close } = await scratchDatabase(suppliers, undo, () => {})
  undo.push(close)
  const seen = await measureFirstPages(pool, firstPageSearches)
  const heldOut = await measureFirstPages(pool, heldOutFirstPageSearches)
  const toRows = (pages: FirstPages): Row[] => [
    { kind: 'rows on topic', counted: pages.onTopic, asked: pages.rows },
    { kind: 'of those possible in any order', counted: pages.onTopic, asked: pages.possible },
    { kind: 'rows on topic or offered', counted: pages.offered, asked: pages.rows },
    { kind: 'first rows on topic', counted: pages.firstOnTopic, asked: pages.firstRows },
    { kind: 'of those possible in any order', counted: pages.firstOnTopic, asked: pages.firstPossible },
    { kind: 'searches with suppliers', counted: pages.firstRows, asked: pages.pages },
  ]
  console.log(`\n${`First pages at ${suppliers} suppliers`.padEnd(44)}${'seen'.padStart(12)}${'held out'.padStart(20)}`)
  const others = toRows(heldOut)
  for (const [at, row] of toRows(seen).entries()) console.log(row.kind.padEnd(36) + share(row) + share(others[at]!))
  if (withWrong) for (const line of seen.wrong) console.log(`  ${line}`)
}

export const command = defineCommand({
  usage,
  options: {
    wrong: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    suppliers: { type: 'string', default: String(madeSuppliers) },
  },
  run: ({ wrong, pages, suppliers }) =>
    withUndo((undo) => (pages ? measurePages(undo, Number(suppliers), wrong) : measure(undo, wrong))),
})

if (import.meta.main) process.exitCode = await runCommand(command)
