import type { Pool } from 'pg'
import { countMatches } from '../../suppliers/search/count-suppliers.ts'
import { explainSearch, type MatchReason } from '../../suppliers/search/explain-search.resolver.ts'

export interface FirstPages {
  rows: number
  /** All that was searched for is in the name, the main services, the specialities or what reviews praise. */
  onTopic: number
  /** What `onTopic` would be in the best of orders. */
  possible: number
  /** All that was searched for is, or is in another service or a keyword. */
  offered: number
  pages: number
  /** Of pages with rows. */
  firstRows: number
  firstOnTopic: number
  firstPossible: number
  /** Each search with its rows that lack a word. */
  wrong: string[]
}

/** By the office's explanation of the order. */
export const measureFirstPages = async (pool: Pool, searches: string): Promise<FirstPages> => {
  const pages: FirstPages = {
    rows: 0,
    onTopic: 0,
    possible: 0,
    offered: 0,
    pages: 0,
    firstRows: 0,
    firstOnTopic: 0,
    firstPossible: 0,
    wrong: [],
  }
  for (const query of searches.split('\n').filter(Boolean)) {
    const { suppliers, reasons } = await explainSearch(pool, { query })
    const onTopic = reasons.filter(isOnTopic)
    const { count } = await countMatches(pool, { ...suppliers.search, level: 0 })
    pages.pages += 1
    pages.rows += reasons.length
    pages.onTopic += onTopic.length
    pages.possible += Math.min(count, reasons.length)
    pages.offered += reasons.filter(({ termsMentioned }) => !termsMentioned.length).length
    pages.firstRows += Math.min(1, reasons.length)
    pages.firstOnTopic += reasons[0] && isOnTopic(reasons[0]) ? 1 : 0
    pages.firstPossible += Math.min(1, count, reasons.length)
    if (onTopic.length === reasons.length && reasons.length) continue
    const leftOut = suppliers.droppedWords.length ? `, without ${suppliers.droppedWords.join(' ')}` : ''
    pages.wrong.push(`${query}: ${onTopic.length} of ${reasons.length} on topic${leftOut}`)
    pages.wrong.push(...reasons.flatMap((one, at) => (isOnTopic(one) ? [] : [`  ${describeRow(one, at)}`])))
  }
  return pages
}

const isOnTopic = ({ level }: MatchReason) => level === 0

const describeRow = ({ supplier, level, distanceMiles, termsOffered, termsMentioned }: MatchReason, at: number) => {
  const { name, services, specialties } = supplier
  const distance = distanceMiles === null ? '' : `, ${distanceMiles.toFixed(1)} miles`
  return `${at + 1}. level ${level}${distance}, offers ${termsOffered.join(', ')}, mentions ${termsMentioned.join(', ')}: ${name} | ${services.join(', ')} | ${specialties.join(', ')}`
}
