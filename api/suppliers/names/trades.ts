import { readTable } from '../../text/read-table.ts'

const tradeByWord = new Map(
  readTable(new URL('trades.txt', import.meta.url), ['trade', 'words']).flatMap(({ trade, words }) =>
    words.split(' ').map((word) => [word, trade]),
  ),
)
const ofOurs = new Set(['blind', 'curtain', 'shutter', 'awning'])
const ofFabric = new Set([...ofOurs, 'upholstery'])
const ofInteriors = new Set([...ofFabric, 'general', 'window'])

type Trades = ReadonlySet<string>

export const findTrades = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => tradeByWord.get(word) ?? tradeByWord.get(word.replace(/s$/, '')) ?? []))

export const dressWindows = (a: Trades, b: Trades): boolean =>
  [...ofFabric].some((trade) => a.has(trade) && b.has(trade))

/** `far` if one dresses no windows; undefined if one has no known trade, or they may be one trade. */
export const compareTrades = (a: Trades, b: Trades): 'far' | 'near' | undefined => {
  if (!a.size || !b.size || [...a].some((trade) => trade !== 'general' && b.has(trade))) return undefined
  if ((isGeneral(a) && canBeGeneral(b)) || (isGeneral(b) && canBeGeneral(a))) return undefined
  return meet(a, ofOurs) && meet(b, ofOurs) ? 'near' : 'far'
}

/** Whether a name may be of a trade that we do not know, beside another that says its own. */
export const isVague = (trades: Trades, other: Trades): boolean =>
  other.size > 0 && !meet(trades, other) && [...trades].every((trade) => trade === 'general')

const meet = (a: Trades, b: Trades) => [...a].some((trade) => b.has(trade))

/** "Interiors", but not "Kitchen Interiors". */
const isGeneral = (trades: Trades) => trades.has('general') && [...trades].every((trade) => ofInteriors.has(trade))

const canBeGeneral = (trades: Trades) => isGeneral(trades) || meet(trades, ofFabric)
