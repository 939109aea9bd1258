import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { AnsweredField, CountingMark } from '../schema/counting.ts'

interface MarkedField {
  node: FieldNode
  field: GraphQLField<unknown, unknown>
  mark: CountingMark
}

export const createCountedFields = (schema: GraphQLSchema) => {
  const known = new WeakMap<OperationDefinitionNode, MarkedField[]>()
  return (
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
    data: unknown,
  ): AnsweredField[] => {
    const operation = getOperationAST(document, operationName)
    if (!operation) return []
    const marked = known.get(operation) ?? findMarkedFields(schema, document, operation)
    known.set(operation, marked)
    if (!marked.length) return []
    const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
    return marked.flatMap(({ node, field, mark }) => {
      const value = (data as Record<string, unknown>)[node.alias?.value ?? node.name.value] as
        | Record<string, unknown>
        | null
        | undefined
      return value ? [{ as: mark.as, args: getArgumentValues(field, node, coerced), value }] : []
    })
  }
}

const findMarkedFields = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): MarkedField[] => {
  const query = schema.getQueryType()
  if (operation.operation !== OperationTypeNode.QUERY || !query) return []
  return listFields(document, operation.selectionSet).flatMap((node) => {
    const field = query.getFields()[node.name.value]
    const mark = field?.extensions.counts as CountingMark | undefined
    if (!field || !mark || !node.selectionSet) return []
    const selectedFields = listFields(document, node.selectionSet)
    const isSelected = (wanted: string) =>
      selectedFields.some(({ name, alias }) => name.value === wanted && (alias?.value ?? wanted) === wanted)
    return mark.asks.every(isSelected) ? [{ node, field, mark }] : []
  })
}

/** The document is valid, so no fragment contains itself. */
const listFields = (document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return listFields(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? listFields(document, fragment.selectionSet) : []
  })
