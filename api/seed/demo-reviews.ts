import type { Random } from '../process/random.ts'
import { readLists } from '../text/read-table.ts'
import type { Cell } from './copy-rows.ts'
import type { Trade } from './demo-trades.ts'
import type { VaryText } from './vary-text.ts'

type ByMood = Record<'good' | 'fair' | 'poor', readonly string[]>

const lists = readLists(new URL('demo-review-texts.txt', import.meta.url), [
  'good beginning',
  'fair beginning',
  'poor beginning',
  'good middle',
  'fair middle',
  'poor middle',
  'good closing',
  'fair closing',
  'poor closing',
  'room',
  'season',
  'forename',
  'rejection reason',
])

const getMoods = (part: 'beginning' | 'middle' | 'closing'): ByMood => ({
  good: lists[`good ${part}`],
  fair: lists[`fair ${part}`],
  poor: lists[`poor ${part}`],
})

const openings = getMoods('beginning')
const middles = getMoods('middle')
const closings = getMoods('closing')
const { room: rooms, season: seasons, forename: forenames, 'rejection reason': rejectionReasons } = lists

export const demoReviewColumns = `
  supplier_id rating is_verified comment reviewer_name reviewer_email source status rejection_reason decided_at
  created_at
`
  .trim()
  .split(/\s+/)

const dayMs = 86_400_000

interface ReviewedSupplier {
  id: number
  name: string
  town: string
  trade: Trade
  createdAt: Date
}

export const demoReviews = (random: Random, vary: VaryText, supplier: ReviewedSupplier, now: Date) => {
  const quality = pickStarWeights(random)
  const compose = composer(random, vary, supplier)
  const span = now.getTime() - supplier.createdAt.getTime()
  const count = Math.min(reviewCount(random), Math.floor(span / (4 * dayMs)))
  const dates = Array.from({ length: count }, () => supplier.createdAt.getTime() + random.next() * span).sort(
    (a, b) => a - b,
  )
  let sum = 0
  let published = 0
  let lastAt: Date | undefined
  const rows = dates.map((date, index): Cell[] => {
    const rating = random.weighted(quality)
    const status =
      date > now.getTime() - 20 * dayMs && random.chance(0.05)
        ? 'pending'
        : random.chance(0.004)
          ? 'rejected'
          : 'published'
    if (status === 'published') {
      sum += rating
      published++
      lastAt = new Date(date)
    }
    const forename = random.pick(forenames)
    const initial = random.pick('ABCDEFGHJKLMNOPRSTW'.split(''))
    return [
      supplier.id,
      rating,
      random.chance(0.3),
      compose(rating, index === count - 1 ? 'newest' : ''), // cards quote the newest
      `${forename} ${initial}.`,
      `${forename}.${initial}${random.int(10, 99)}@example.com`.toLowerCase(),
      'site',
      status,
      status === 'rejected' ? random.pick(rejectionReasons) : null,
      status === 'pending' ? null : new Date(Math.min(date + random.next() * 2 * dayMs, now.getTime())),
      new Date(date),
    ]
  })
  return {
    rows,
    reviewCount: published,
    lastAt,
    averageRating: published ? Math.floor((sum * 20 + published) / (2 * published)) / 10 : 0,
  }
}

const reviewCount = (random: Random): number =>
  random.weighted([
    [() => 0, 22],
    [() => random.int(1, 3), 36],
    [() => random.int(4, 9), 24],
    [() => random.int(10, 20), 13],
    [() => random.int(21, 42), 5],
  ])()

const pickStarWeights = (random: Random): [number, number][] => {
  const bad = random.next() ** 2.8
  return [
    [5, 74 - 52 * bad],
    [4, 21 + 14 * bad],
    [3, 3 + 19 * bad],
    [2, 1 + 10 * bad],
    [1, 1 + 9 * bad],
  ]
}

/** A deck's sentences are all used before one repeats, so that neighbouring reviews differ. */
const composer = (random: Random, vary: VaryText, { name, town, trade }: ReviewedSupplier) => {
  const decks = new Map<readonly string[], { cards: string[]; next: number }>()
  const draw = (sentences: readonly string[], use: string) => {
    let deck = decks.get(sentences)
    if (!deck) decks.set(sentences, (deck = { cards: random.shuffle(sentences), next: 0 }))
    return vary(deck.cards[deck.next++ % deck.cards.length]!, use)
  }
  return (rating: number, use: string): string => {
    const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor'
    const words: Record<string, () => string> = {
      name: () => name,
      town: () => town,
      product: () => random.pick(trade.products),
      room: () => random.pick(rooms),
      when: () => random.pick(seasons),
    }
    const sentences = [draw(openings[mood], use)]
    if (random.chance(0.8)) sentences.push(draw(middles[mood], use))
    if (random.chance(0.45)) sentences.push(draw(closings[mood], use))
    return sentences.join(' ').replace(/\{(\w+)\}/g, (_, word: string) => words[word]!())
  }
}
