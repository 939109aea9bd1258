import type { Values } from './supplier-conditions.ts'

/** All columns sort in one direction, so that a cursor is one row comparison. */
export interface IndexedOrder {
  columns: readonly string[]
  types: readonly string[]
  direction: 'asc' | 'desc'
}

export const indexedOrders = {
  BEST: { columns: ['s.quality', 's.id'], types: ['real', 'int'], direction: 'desc' },
  RATING: { columns: ['s.average_rating', 's.review_count', 's.id'], types: ['real', 'int', 'int'], direction: 'desc' },
  REVIEWS: {
    columns: ['s.review_count', 's.average_rating', 's.id'],
    types: ['int', 'real', 'int'],
    direction: 'desc',
  },
  NAME: { columns: ['s.name_key', 's.id'], types: ['text', 'int'], direction: 'asc' },
} as const satisfies Record<string, IndexedOrder>

export const selectKeys = ({ columns }: IndexedOrder) =>
  columns.map((column, index) => `${column} k${index}`).join(', ')

export const orderByKeys = ({ columns, direction }: IndexedOrder) =>
  `order by ${columns.map((_, index) => `f.k${index} ${direction}`).join(', ')}`

export const orderBy = ({ columns, direction }: IndexedOrder) =>
  `order by ${columns.map((column) => `${column} ${direction}`).join(', ')}`

export const isAfter = (order: IndexedOrder, position: readonly unknown[], values: Values) => {
  const at = position.map((value, index) => `${values.add(value)}::${order.types[index]}`)
  return `(${order.columns.join(', ')}) ${order.direction === 'asc' ? '>' : '<'} (${at.join(', ')})`
}
