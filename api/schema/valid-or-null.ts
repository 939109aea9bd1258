import type { GraphQLScalarType } from 'graphql'

/** A stored value if its scalar accepts it, otherwise null, so that one bad value fails no response. */
export const validOrNull = (scalar: GraphQLScalarType, value: string | null): string | null => {
  if (!value) return null
  try {
    scalar.serialize(value)
    return value
  } catch {
    return null
  }
}
