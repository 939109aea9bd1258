import type { GraphQLField } from 'graphql'

/** Marks a field of a query, as its extensions: whoever asks again is to be told anew, so no cache keeps its answer. */
export interface Unkept {
  isUnkept: true
}

export const isUnkept = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  (extensions as Partial<Unkept>).isUnkept === true
