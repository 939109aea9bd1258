import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

interface WeightedField {
  weight: number
  maxLength?: number
}

/** A field's database cost per object in units, measured with `npm run bench -- --only fields`, and its list's limit. */
export const Weight = (weight: number, maxLength?: number) =>
  Extensions({ weight, ...(maxLength === undefined ? {} : { maxLength }) } satisfies WeightedField)

/** In units: GraphQL Armor's default. */
export const maxOperationCost = 5000

export const getWeight = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<WeightedField>).weight

export const getMaxLength = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number | undefined =>
  (extensions as Partial<WeightedField>).maxLength

/** In units: 19 ms were measured. */
export const defaultIntrospectionCost = 400
