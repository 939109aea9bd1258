import { measurePlaces, type PlaceShare } from '../places/measure-places.ts'
import { failure, withDatabase } from './with-database.ts'

const usage = `Measures how much of what people type is understood, on labelled examples.

  npm run search:quality            the share of each kind
  npm run search:quality -- --wrong   and what was taken for something else`

const share = (part: number, whole: number) => `${part} of ${whole}`.padStart(11) + percent(part, whole).padStart(7)
const percent = (part: number, whole: number) => (whole ? `${((part / whole) * 100).toFixed(0)} %` : '')
const sum = (shares: PlaceShare[], of: (share: PlaceShare) => number) => shares.reduce((n, one) => n + of(one), 0)

const printPlaces = (shares: PlaceShare[], withWrong: boolean) => {
  console.log(`${'Places'.padEnd(26)}${'understood'.padStart(18)}${'held out'.padStart(18)}`)
  const all: PlaceShare = {
    kind: 'all',
    asked: sum(shares, ({ asked }) => asked),
    understood: sum(shares, ({ understood }) => understood),
    heldOutAsked: sum(shares, ({ heldOutAsked }) => heldOutAsked),
    heldOutUnderstood: sum(shares, ({ heldOutUnderstood }) => heldOutUnderstood),
    wrong: [],
  }
  for (const { kind, understood, asked, heldOutUnderstood, heldOutAsked, wrong } of [...shares, all]) {
    console.log(kind.padEnd(26) + share(understood, asked) + share(heldOutUnderstood, heldOutAsked))
    if (withWrong) for (const line of wrong) console.log(`    ${line}`)
  }
}

try {
  if (process.argv.includes('--help')) console.log(usage)
  else printPlaces(await withDatabase(({ pool }) => measurePlaces(pool)), process.argv.includes('--wrong'))
} catch (error) {
  console.error(failure(error))
  process.exitCode = 1
}
