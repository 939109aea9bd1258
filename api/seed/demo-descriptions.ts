import type { Random } from '../process/random.ts'
import { supplierTexts } from './demo-supplier-texts.ts'
import type { Trade } from './demo-trades.ts'

const { opening: openings, way: ways, ending: endings } = supplierTexts

export interface About {
  name: string
  trade: Trade
  town: string
  /** Two or more neighbouring towns, nearest first. */
  nearby: string[]
  region: string
  year: number
  age: number
}

/** Two to four sentences on the supplier's trade and area. */
export const demoDescription = (random: Random, { name, trade, town, nearby, region, year, age }: About): string => {
  const calling = random.pick(trade.calling)
  const words: Record<string, string> = {
    name,
    town,
    region,
    calling,
    Calling: calling[0]!.toUpperCase() + calling.slice(1),
    nearby: nearby[random.int(0, Math.min(3, nearby.length - 1))] ?? 'the towns nearby',
    year: String(year),
    years: age < 2 ? 'the last year' : age < 10 ? `${age} years` : `more than ${Math.floor(age / 5) * 5} years`,
    miles: String(random.pick([10, 12, 15, 20, 25, 30])),
  }
  const sentences = [random.pick(openings), random.pick(trade.offers)]
  if (random.chance(0.6)) sentences.push(random.pick(ways))
  if (random.chance(0.5)) sentences.push(random.pick(endings))
  return sentences.join(' ').replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}
