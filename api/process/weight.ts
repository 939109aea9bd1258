import type { GraphQLField } from 'graphql'

/**
 * Field extensions with the database cost of a field per object, beyond the values that it returns. Measured with `npm
 * run bench -- --only fields`.
 */
export interface WeightedField {
  /** In units of `microsecondsPerUnit`. */
  weight: number
  /** The longest possible list, for lists without `first`. */
  longest?: number
}

/** One unit is as much as a plain value in a response, which costs less: 5,000 units are at most 250 ms. */
export const microsecondsPerUnit = 50

/** Limit of one operation's cost, in units: GraphQL Armor's default. */
export const maxOperationCost = 5000

export const getWeight = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<WeightedField>).weight

export const getMaxLength = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<WeightedField>).longest

/**
 * Maximum cost of an introspection query in units: 19 ms were measured, from an unknown text to a compressed response
 * of 365,000 characters.
 */
export const defaultIntrospectionCost = 400
