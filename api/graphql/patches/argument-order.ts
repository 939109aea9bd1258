import { isInterfaceType, isObjectType, isRequiredArgument, type GraphQLArgument, type GraphQLSchema } from 'graphql'

/** What is needed comes first, then what narrows a list, then its page. */
const getArgumentRank = (argument: GraphQLArgument): number => {
  if (isRequiredArgument(argument)) return argument.name === 'id' ? 0 : 1
  return 3 + ['first', 'after'].indexOf(argument.name) // 2 for all others
}

/**
 * TypeGraphQL lists a field's arguments in the reverse order of its method's, since decorators run from the last one to
 * the first; no option changes that. Here they get the order in which they are declared, what is needed first and
 * `first, after` last, as `rankOf` says.
 */
export const orderArguments = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(isObjectType(type) || isInterfaceType(type)) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      field.args = field.args.toReversed().sort((one, other) => getArgumentRank(one) - getArgumentRank(other))
  }
  return schema
}
