import type { GraphQLScalarType } from 'graphql'

/** A stored value that its scalar accepts; null for what was typed in another form, so that one bad value fails no answer. */
export const validOrNull = (scalar: GraphQLScalarType, value: string | null): string | null => {
  if (!value) return null
  try {
    scalar.serialize(value)
    return value
  } catch {
    return null
  }
}
