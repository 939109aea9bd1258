import type { ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  Kind,
  OperationTypeNode,
  getArgumentValues,
  getOperationAST,
  type DocumentNode,
  type GraphQLSchema,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { createResponseTags } from '../cache/response-tags.ts'
import { surrogateKey } from '../cache/tags.ts'
import type { Context } from '../server/context.ts'
import type { AnsweredField, VisitMark } from '../schema/analytics.ts'
import { coerceVariables } from '../schema/coerce-variables.ts'

/** Browsers cache a response for a minute, CDNs for five: the maximum age of values that depend on the clock. */
const publicCaching = 'public, max-age=60, s-maxage=300'

/** Request headers that make a response personal, by its viewer or by the reported cost. */
export const personalHeaders = ['cookie', 'authorization', 'x-api-key', 'x-query-cost']

export interface CacheableAnswer {
  tags: readonly string[]
  counted: AnsweredField[]
}

export const createAnswerCaching = (schema: GraphQLSchema) => {
  const getTags = createResponseTags(schema)
  const getCountedFields = createCountedFields(schema)
  const cacheable = new WeakMap<HeaderMap, () => CacheableAnswer | undefined>()
  return {
    getTags,
    getCountedFields,
    find: (headers: HeaderMap): CacheableAnswer | undefined => cacheable.get(headers)?.(),
    cachePlugin: {
      requestDidStart: async ({ request, contextValue: { viewer } }) => ({
        willSendResponse: async ({ document, metrics, response: { body, http } }) => {
          if (!document || body.kind !== 'single' || viewer || !isReadOnly(document)) return
          const { data, errors } = body.singleResult
          if (!data || errors) return
          // Apollo also has to see the next request that registers this text.
          if (!metrics.persistedQueryRegister)
            cacheable.set(http.headers, () => {
              const tags = getTags(document, request, data)
              const { operationName, variables } = request
              return tags && { tags, counted: getCountedFields(document, operationName, variables ?? {}, data) }
            })
          const { method, headers } = request.http ?? {}
          const tags =
            method === 'GET' && !personalHeaders.some((name) => headers!.has(name))
              ? getTags(document, request, data)
              : undefined
          if (!tags) return
          http.headers.set('cache-control', publicCaching)
          http.headers.set('surrogate-key', surrogateKey(tags))
        },
      }),
    } satisfies ApolloServerPlugin<Context>,
  }
}

const isReadOnly = ({ definitions }: DocumentNode) =>
  definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY)

interface MarkedField {
  node: FieldNode
  field: GraphQLField<unknown, unknown>
  mark: VisitMark
}

const createCountedFields = (schema: GraphQLSchema) => {
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
    const coerced = coerceVariables(schema, operation, variables) ?? {}
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
    const mark = field?.extensions.counts as VisitMark | undefined
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
