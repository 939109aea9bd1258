import type { GraphQLField } from 'graphql'

/** The database cost of a field per object, measured with `npm run bench -- --only fields`. */
export interface WeightedField {
  /** In units of `microsecondsPerUnit`. */
  weight: number
  longest?: number
}

/** As much as a plain value in a response at most: 5,000 units are at most 250 ms. */
export const microsecondsPerUnit = 50

/** In units: GraphQL Armor's default. */
export const maxOperationCost = 5000

export const getWeight = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<WeightedField>).weight

export const getMaxLength = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<WeightedField>).longest

/** In units: 19 ms were measured. */
export const defaultIntrospectionCost = 400
