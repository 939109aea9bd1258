import {
  getArgumentValues,
  getOperationAST,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { coerceVariables } from '../schema/coerce-variables.ts'
import { isUncacheableField } from '../schema/uncacheable.ts'
import { filterNames } from '../suppliers/search/filters/filters.rules.ts'
import { anything, countTag, countyKey, listTag, supplierTag } from './tags.ts'

const oncePerDocument = <Found>(find: (document: DocumentNode) => Found) => {
  const known = new WeakMap<DocumentNode, { found: Found }>()
  return (document: DocumentNode): Found => {
    const before = known.get(document)
    if (before) return before.found
    const found = find(document)
    known.set(document, { found })
    return found
  }
}

interface QueryFields {
  roots: { node: FieldNode; field: GraphQLField<unknown, unknown> }[]
  fields: ReadonlySet<string>
  hasNeighbourData: boolean
  isUncacheable: boolean
}

interface RootFieldResult {
  args: Record<string, unknown>
  value: unknown
  query: QueryFields
}

/** A response with more tags is invalidated by any change of a supplier. */
const maxTags = 60

const everywhere = [listTag()]
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textsIn = (...values: unknown[]) => values.flat().filter(isText)
const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const readTexts = (values: unknown, key: string): string[] | undefined => {
  const texts = Array.isArray(values) ? values.map((value) => asRecord(value)[key]) : []
  return Array.isArray(values) && texts.every(isText) ? texts : undefined
}

const reachesOthers = ({ fields }: QueryFields) =>
  ['similar', 'namesakesBefore', 'countyPage'].some((field) => fields.has(`Supplier.${field}`))

const supplierTags = ({ args, value, query }: RootFieldResult): string[] => {
  const { id, county, similar } = asRecord(value)
  const own = textsIn(args.id, id).map(supplierTag)
  if (!reachesOthers(query)) return own
  const others = query.fields.has('Supplier.similar') ? readTexts(similar, 'id') : []
  if (!others || !isText(county) || query.fields.has('Supplier.countyPage')) return [...own, ...everywhere, 'counties']
  return [...own, ...others.map(supplierTag), listTag(countyKey(county))]
}

/** Filters with which a list still has the tags of its counties and services. */
const plainFilters = new Set<string>([...filterNames, 'county', 'service', 'asTyped'])

const listTags = ({ args, value, query }: RootFieldResult): string[] => {
  const filter = asRecord(args.filter)
  const isWide = Object.entries(filter).some(([name, one]) => !plainFilters.has(name) && one != null && one !== '')
  const { alternatives } = asRecord(value)
  const isElsewhere =
    query.fields.has('SupplierConnection.alternatives') && !(Array.isArray(alternatives) && !alternatives.length)
  if (isWide || isElsewhere || reachesOthers(query)) return everywhere
  const counties = textsIn(filter.county, filter.counties).map(countyKey)
  const services = textsIn(filter.service, filter.services)
  const isCounted = Object.entries(filter).every(([name, one]) => one == null || /^count(?:y|ies)$/.test(name))
  const lists = (places: string[], offered: string[]) =>
    (places.length ? places : ['']).flatMap((place) =>
      (offered.length ? offered : ['']).map((one) => listTag(place, one)),
    )
  return [
    ...lists(counties, services),
    // each group of facets ignores its own filter
    ...(query.fields.has('SupplierFacets.counties') ? (isCounted ? [countTag()] : lists([], services)) : []),
    ...(query.fields.has('SupplierFacets.services') ? lists(counties, []) : []),
  ]
}

/** In place of a town: lists that any supplier of the county may change. */
const wholeCounty = new Set(['all', 'featured'])

const areaTags = ({ args: { county, town }, value, query }: RootFieldResult): string[] => {
  const { name = value === null ? county : undefined } = asRecord(value) // "durham" also finds County Durham
  if (!isText(county) || !isText(name) || reachesOthers(query)) return [...everywhere, 'counties']
  const key = countyKey(name)
  return [listTag(isText(town) && !wholeCounty.has(town) ? `${key}/${town}` : key), countTag(key), 'counties']
}

const countyTags = ({ args, value, query }: RootFieldResult): string[] => {
  const { urlName, neighbours } = asRecord(value)
  const around = query.fields.has('County.neighbours') ? readTexts(neighbours, 'urlName') : []
  const isWide =
    !around || query.hasNeighbourData || reachesOthers(query) || query.fields.has('SupplierFacets.counties')
  if (isWide || (value !== null && !isText(urlName))) return [...everywhere, 'counties']
  const own = textsIn(args.urlName, urlName).map(countyKey)
  return [...own.map((key) => listTag(key)), ...around.map((name) => countTag(countyKey(name))), 'counties']
}

const isPlainOfCounty =
  /^County\.(?:id|nodeId|name|urlName|url|country|description|latitude|longitude|supplierCount|__typename)$/

const countiesTags = ({ query: { fields } }: RootFieldResult): string[] => {
  const isPlain = [...fields].every((field) => !field.startsWith('County.') || isPlainOfCounty.test(field))
  return [...(isPlain ? [countTag()] : everywhere), 'counties']
}

const always =
  (...tags: string[]) =>
  () =>
    tags

/** A field that is missing here may show anything. */
const rules: Record<string, (answer: RootFieldResult) => readonly string[]> = {
  supplier: supplierTags,
  suppliers: listTags,
  supplierArea: areaTags,
  county: countyTags,
  counties: countiesTags,
  countries: always(countTag(), 'counties'),
  featuredSuppliers: always(listTag(), 'counties'),
  popularLocations: always(listTag(), 'counties'),
  supplierMap: always(listTag(), 'counties'),
  suggest: always(listTag(), 'counties'),
  posts: always('posts'),
  post: always('posts'),
  latestPosts: always('posts'),
  postCategories: always('posts'),
  popularTags: always('posts'),
  adSlots: always('ads'),
  adSettings: always('ads'),
  __typename: always(),
  __schema: always(),
  __type: always(),
}

/** Undefined if the response must not be cached. */
export const createResponseTags = (schema: GraphQLSchema) => {
  const fieldsOfDocument = oncePerDocument((document) => readFields(schema, document))
  return (
    document: DocumentNode,
    {
      operationName,
      variables,
    }: { operationName?: string | null | undefined; variables?: Record<string, unknown> | null | undefined },
    data: unknown,
  ): readonly string[] | undefined => {
    const query = fieldsOfDocument(document)
    if (query.isUncacheable) return undefined
    const operation = getOperationAST(document, operationName)
    const coerced = operation && coerceVariables(schema, operation, variables ?? {})
    if (!coerced) return [...anything]
    const isOneOfSeveral = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1
    if (isOneOfSeveral) return [...anything]
    const shown = query.roots.flatMap(({ node, field }) => {
      const value = asRecord(data)[node.alias?.value ?? node.name.value]
      const rule = rules[node.name.value]
      return rule ? rule({ args: getArgumentValues(field, node, coerced), value, query }) : anything
    })
    const tags = new Set(shown)
    return tags.size > maxTags ? [...tags].filter((tag) => !tag.startsWith('list:')).concat(everywhere) : [...tags]
  }
}

const readFields = (schema: GraphQLSchema, document: DocumentNode): QueryFields => {
  const roots: QueryFields['roots'] = []
  const fields = new Set<string>()
  let hasNeighbourData = false
  let isUncacheable = false
  const info = new TypeInfo(schema)
  const isPlain = (node: FieldNode) =>
    node.selectionSet?.selections.every((one) => one.kind === Kind.FIELD && !one.selectionSet) ?? true
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()]
        if (!parent || !field) return
        fields.add(`${parent.name}.${node.name.value}`)
        if (parent === schema.getQueryType()) {
          roots.push({ node, field })
          isUncacheable ||= isUncacheableField(field)
        }
        if (parent.name === 'County' && node.name.value === 'neighbours' && !isPlain(node)) hasNeighbourData = true
      },
    }),
  )
  return { roots, fields, hasNeighbourData, isUncacheable }
}
