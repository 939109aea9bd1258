import { getNamedType, isLeafType, isObjectType, type GraphQLSchema } from 'graphql'
import { getMetadataStorage } from 'type-graphql'

/** TypeGraphQL 2 gives every field a resolver; reading the property itself is five times faster for a list. */
export const readPlainFields = (schema: GraphQLSchema): GraphQLSchema => {
  const { fields, fieldResolvers, objectTypes } = getMetadataStorage()
  const isResolved = (target: Function, name: string) =>
    fieldResolvers.some((one) => one.methodName === name && one.getObjectType?.() === target)
  for (const { name, target } of objectTypes) {
    const type = schema.getType(name)
    if (!isObjectType(type)) continue
    const classes = withAncestors(target)
    for (const field of Object.values(type.getFields())) {
      const made = classes.flatMap((one) =>
        fields.filter((other) => other.target === one && other.schemaName === field.name),
      )
      const isPlain = made.every(
        (one) => one.name === field.name && !one.roles && !one.middlewares?.length && !isResolved(one.target, one.name),
      )
      if (made.length && isPlain && isLeafType(getNamedType(field.type))) field.resolve = undefined
    }
  }
  return schema
}

const withAncestors = (target: Function | null): Function[] =>
  typeof target === 'function' && target !== Function.prototype
    ? [target, ...withAncestors(Object.getPrototypeOf(target) as Function | null)]
    : []
