import type { Supplier } from '../supplier.entity.ts'

/** `key` is the sort key, if that is no field; `level` is for the order by best match. */
export type ListedSupplier = Supplier & {
  key?: string | number
  matchedServices?: string[]
  level?: number
  /** Listed first, since its whole name was typed. */
  isExactlyNamed?: boolean
}

export interface PageQuery {
  limit: number
  position?: readonly unknown[]
  fields?: ReadonlySet<string>
}
