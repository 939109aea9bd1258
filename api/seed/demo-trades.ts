import { readTable } from '../text/read-table.ts'

export interface Trade {
  weight: number
  nameWords: string[]
  calling: string[]
  services: string[]
  extras: string[]
  specialties: string[]
  keywords: string[]
  offers: string[]
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

type Texts = Record<(typeof parts)[number], string[]>

const readTrades = (): Trade[] => {
  const trades = new Map<string, Texts>()
  for (const { trade, part, text } of readTable(new URL('demo-trades.txt', import.meta.url), [
    'trade',
    'part',
    'text',
  ])) {
    const texts = trades.get(trade) ?? (Object.fromEntries(parts.map((name) => [name, [] as string[]])) as Texts)
    trades.set(trade, texts)
    if (!Object.hasOwn(texts, part)) throw new Error(`demo-trades.txt: nothing reads ${part} of ${trade}`)
    texts[part as keyof Texts].push(text)
  }
  return [...trades].map(([trade, texts]) => {
    const missing = parts.find((part) => !texts[part].length)
    if (missing) throw new Error(`demo-trades.txt: ${trade} has no ${missing}`)
    return { ...texts, weight: Number(texts.weight[0]) }
  })
}

export const trades: Trade[] = readTrades()
