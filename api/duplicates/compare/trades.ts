import { readTable } from '../../text/read-table.ts'
const tradeByWord = new Map(
  readTable(new URL('trades.txt', import.meta.url), ['trade', 'words']).flatMap(({ trade, words }) =>
    words.split(' ').map((word) => [word, trade]),
  ),
)
const ofOurs = new Set(['blind', 'curtain', 'shutter', 'awning'])

export const findTrades = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => tradeByWord.get(word) ?? tradeByWord.get(word.replace(/s$/, '')) ?? []))

/** `far` if one dresses no windows; undefined if one has no known trade. */
export const compareTrades = (a: ReadonlySet<string>, b: ReadonlySet<string>): 'far' | 'near' | undefined => {
  if (!a.size || !b.size || meet(a, b)) return undefined
  return meet(a, ofOurs) && meet(b, ofOurs) ? 'near' : 'far'
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((trade) => b.has(trade))
