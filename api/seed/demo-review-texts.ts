import { join } from 'node:path'
import { readLists } from '../text/read-table.ts'

type ByMood = Record<'good' | 'fair' | 'poor', readonly string[]>

const lists = readLists(join(import.meta.dirname, 'demo-review-texts.txt'), [
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

/** Sentences of reviews by rating: 5 and 4 stars, 3 stars, 1 and 2 stars. */
export const openings = getMoods('beginning')
export const middles = getMoods('middle')
export const closings = getMoods('closing')
export const { room: rooms, season: seasons, forename: forenames, 'rejection reason': rejectionReasons } = lists
