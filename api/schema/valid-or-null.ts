import type { GraphQLScalarType } from 'graphql'

export const validOrNull = (scalar: GraphQLScalarType, value: string | null): string | null => {
  if (!value) return null
  try {
    scalar.serialize(value)
    return value
  } catch {
    return null
  }
}
