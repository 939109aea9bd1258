import type { GraphQLField } from 'graphql'

export interface Uncacheable {
  isUncacheable: true
}

export const isUncacheableField = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  (extensions as Partial<Uncacheable>).isUncacheable === true
