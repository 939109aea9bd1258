import type { Supplier } from '../supplier.entity.ts'

/** A supplier in a list; `key` is the sort key where that is not one of its fields, `level` how much of what was
 * asked for is what it is about, from 0, in the order by best match. */
export type Listed = Supplier & { key?: string | number; matchedServices?: string[]; level?: number }

/** Which part of a list is wanted, and what of its suppliers. */
export interface Page {
  limit: number
  behind?: readonly unknown[]
  /** The fields to read; by default all. */
  fields?: ReadonlySet<string>
}
