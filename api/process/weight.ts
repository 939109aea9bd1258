import type { GraphQLField } from 'graphql'

/**
 * Marks a field in the schema that asks the database, as its extensions: what it costs for each object that has it,
 * beyond the values that it answers. As `npm run bench -- --only fields` measures it.
 */
export interface Weighed {
  /** In units of `microsecondsPerUnit`. */
  weight: number
  /** How many entries its list has at most, where that is no matter of `first`. */
  longest?: number
}

/** A unit counts as much as a plain value in a response, which costs less: 5,000 units are at most a quarter of a second. */
export const microsecondsPerUnit = 50

/** What one operation may cost, its weights and the values that it answers, in such units: GraphQL Armor's default. */
export const costliest = 5000

export const weightOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<Weighed>).weight

export const longestOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<Weighed>).longest

/**
 * At most this for the schema as explorers ask for it, in units: 19 ms were measured from a text that is not known to an
 * answer of 365,000 characters, compressed.
 */
export const usualIntrospectionCost = 400
