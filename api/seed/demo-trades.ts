import { join } from 'node:path'
import { readTable } from '../server/read-table.ts'

/** A line of business: what such suppliers are called, what they offer and how they describe themselves. */
export interface Trade {
  /** How common it is. */
  weight: number
  /** Words for the end of a trading name. */
  nameWords: string[]
  /** What it is called within a sentence. */
  calling: string[]
  services: string[]
  extras: string[]
  specialties: string[]
  keywords: string[]
  /** A sentence about the work. */
  offers: string[]
  /** What customers buy, as they put it in a review. */
  products: string[]
}

const parts = [
  'weight',
  'nameWords',
  'calling',
  'services',
  'extras',
  'specialties',
  'keywords',
  'offers',
  'products',
] as const

/** @throws for a part that is missing. */
const readTrades = (): Trade[] => {
  const rows = readTable(join(import.meta.dirname, 'demo-trades.txt'), ['trade', 'part', 'text'])
  return [...Map.groupBy(rows, ({ trade }) => trade)].map(([trade, ofTrade]) => {
    const byPart = Map.groupBy(ofTrade, ({ part }) => part)
    const lists = Object.fromEntries(
      parts.map((part) => {
        const texts = byPart.get(part)?.map(({ text }) => text)
        if (!texts) throw new Error(`demo-trades.txt: ${trade} has no ${part}`)
        return [part, texts]
      }),
    ) as Record<(typeof parts)[number], string[]>
    return { ...lists, weight: Number(lists.weight[0]) }
  })
}

export const trades: Trade[] = readTrades()
