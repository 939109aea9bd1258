import { readTable } from '../../text/read-table.ts'

const tradeByWord = new Map(
  readTable(new URL('trades.txt', import.meta.url), ['trade', 'words']).flatMap(({ trade, words }) =>
    words.split(' ').map((word) => [word, trade]),
  ),
)
const ofOurs = new Set(['blind', 'curtain', 'shutter', 'awning'])
/** What "interiors" and "soft furnishings" may mean. */
const ofGeneral = new Set([...ofOurs, 'general', 'upholstery', 'bedding'])

export const findTrades = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => tradeByWord.get(word) ?? tradeByWord.get(word.replace(/s$/, '')) ?? []))

type Trades = ReadonlySet<string>

/** `far` if one dresses no windows; undefined if one has no known trade, or they may be one trade. */
export const compareTrades = (a: Trades, b: Trades): 'far' | 'near' | undefined => {
  if (!a.size || !b.size || meet(a, b) || isWithinGeneral(a, b) || isWithinGeneral(b, a)) return undefined
  return meet(a, ofOurs) && meet(b, ofOurs) ? 'near' : 'far'
}

/** "Baker Electrical" and "Baker Blinds" share a family, not a trade. */
export const shareOnlyFamily = (a: Trades, b: Trades): boolean =>
  meet(a, b) && [...a].every((trade) => !b.has(trade) || !ofGeneral.has(trade))

/** Whether a name may be of a trade that we do not know, beside another that says its own. */
export const isVague = (trades: Trades, other: Trades): boolean =>
  other.size > 0 && !meet(trades, other) && [...trades].every((trade) => trade === 'general')

const meet = (a: Trades, b: Trades) => [...a].some((trade) => b.has(trade))

const isWithinGeneral = (a: Trades, general: Trades) =>
  general.has('general') && [...general].every((trade) => ofGeneral.has(trade)) && meet(a, ofGeneral)
