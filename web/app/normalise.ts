import type { DocumentNode, InMemoryCache, OperationVariables } from '@apollo/client'
import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { typePolicies } from './apollo.ts'

type Plan = Map<string, { field: FieldNode; fields: Plan | undefined }>

export type Store = Record<string, Record<string, unknown>>

/** Works ten times as fast as Apollo's cache; returns false if pages of a list must be merged. */
export const addAnswer = (
  store: Store,
  { policies }: InMemoryCache,
  { query, variables, data }: { query: DocumentNode; variables: OperationVariables | undefined; data: object },
): boolean => {
  let isPlain = true
  const nameIn = (typename: string, field: FieldNode) => {
    if (!field.arguments?.length) return field.name.value
    return policies.getStoreFieldName({ typename, fieldName: field.name.value, field, variables: variables ?? {} })
  }
  const add = (to: Record<string, unknown>, from: Record<string, unknown>, plan: Plan, typename: string) => {
    const { fields: special = {} } = getPolicy(typename)
    for (const [name, { field, fields }] of plan) {
      const value = from[name]
      if (value === undefined) continue // of another type
      if (field.name.value in special) isPlain = false
      to[nameIn(typename, field)] = fields ? stored(value, fields) : value
    }
    return to
  }
  const stored = (value: unknown, plan: Plan): unknown => {
    if (Array.isArray(value)) return value.map((one) => stored(one, plan))
    if (value === null || typeof value !== 'object') return value
    const object = value as Record<string, unknown>
    const typename = object['__typename'] as string
    const key = getEntityId(typename, object)
    if (key === undefined) return add({}, object, plan, typename)
    add((store[key] ??= {}), object, plan, typename)
    return { __ref: key }
  }
  const plan = createPlan(query)
  add((store['ROOT_QUERY'] ??= { __typename: 'Query' }), data as Record<string, unknown>, plan, 'Query')
  return isPlain
}

const getPolicy = (typename: string) =>
  (typePolicies[typename as keyof typeof typePolicies] as
    | { keyFields?: false | readonly string[]; fields?: object }
    | undefined) ?? {}

/** Undefined if the object is stored inside its parent. */
const getEntityId = (typename: string, object: Record<string, unknown>): string | undefined => {
  const { keyFields } = getPolicy(typename)
  if (keyFields === false) return undefined
  if (!keyFields) return object['id'] === undefined ? undefined : `${typename}:${object['id'] as string}`
  return `${typename}:${JSON.stringify(Object.fromEntries(keyFields.map((name) => [name, object[name]])))}`
}

const plans = new WeakMap<DocumentNode, Plan>()

const createPlan = (query: DocumentNode): Plan => {
  const known = plans.get(query)
  if (known) return known
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const one of query.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one)
  const plan: Plan = new Map()
  const gather = ({ selections }: SelectionSetNode, into: Plan) => {
    for (const one of selections) {
      if (one.kind === Kind.INLINE_FRAGMENT) gather(one.selectionSet, into)
      else if (one.kind === Kind.FRAGMENT_SPREAD) gather(fragments.get(one.name.value)!.selectionSet, into)
      else {
        const name = one.alias?.value ?? one.name.value
        const requested = into.get(name) ?? { field: one, fields: one.selectionSet && typed() }
        if (one.selectionSet) gather(one.selectionSet, requested.fields!)
        into.set(name, requested)
      }
    }
  }
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!
  gather(operation.selectionSet, plan)
  plans.set(query, plan)
  return plan
}

const typed = (): Plan =>
  new Map([
    ['__typename', { field: { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }, fields: undefined }],
  ])
