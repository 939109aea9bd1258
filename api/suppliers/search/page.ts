import type { Supplier } from '../supplier.entity.ts'

/** A listed supplier with its sort key, if that is no field, and its level in the order by best match. */
export type ListedSupplier = Supplier & {
  key?: string | number
  matchedServices?: string[]
  level?: number
  /** First because it is called what was typed. */
  isExactlyNamed?: boolean
}

/** A page of a list and the fields to read. */
export interface Page {
  limit: number
  behind?: readonly unknown[]
  /** By default all. */
  fields?: ReadonlySet<string>
}
