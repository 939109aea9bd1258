import type { GraphQLField } from 'graphql'

/** Marks a field of a query, as its extensions: no cache keeps its answer. */
export interface Uncacheable {
  isUncacheable: true
}

export const isUncacheableField = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  (extensions as Partial<Uncacheable>).isUncacheable === true
