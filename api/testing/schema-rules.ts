import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isSpecifiedScalarType,
  isSpecifiedDirective,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** `at` is its path: `Supplier.reviews(first:)`. */
interface Part {
  at: string
  type?: GraphQLNamedType
  field?: Field
  argument?: GraphQLArgument
  inputField?: GraphQLInputField
  value?: { name: string }
  of?: GraphQLNamedType
  description: string | null | undefined
  deprecationReason?: string | null | undefined
}

const roots = new Set(['Query', 'Mutation', 'Subscription'])

export const listParts = (schema: GraphQLSchema): Part[] => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  const directives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one))
  return [
    ...directives.map(({ name, description }) => ({ at: `@${name}`, description })),
    ...own.flatMap((type): Part[] => [{ at: type.name, type, description: type.description }, ...listInnerParts(type)]),
  ]
}

const listInnerParts = (type: GraphQLNamedType): Part[] => {
  const at = (name: string) => `${type.name}.${name}`
  if (isEnumType(type))
    return type.getValues().map((value) => ({ ...getDescription(value), at: at(value.name), value, of: type }))
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((one) => ({
      ...getDescription(one),
      at: at(one.name),
      inputField: one,
      of: type,
    }))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    { ...getDescription(field), at: at(field.name), field, of: type },
    ...field.args.map((one) => ({
      ...getDescription(one),
      at: `${at(field.name)}(${one.name}:)`,
      argument: one,
      of: type,
    })),
  ])
}

const getDescription = ({ description, deprecationReason }: Pick<Field, 'description' | 'deprecationReason'>) => ({
  description,
  deprecationReason,
})

const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection')
const getFields = (type: GraphQLNamedType | undefined): Record<string, Field> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
const isListOfObjects = ({ type }: Field) => isListType(getNullableType(type)) && isObjectType(getNamedType(type))
const isText = (part: { type: { toString: () => string } }) =>
  part.type.toString().replaceAll(/[![\]]/g, '') === 'String'
const isRoot = ({ of }: Part, name: string) => of?.name === name

/** Fields with few known values should be enums; countries, sources and reasons grow without a release. */
const ofFew = /^(status|state|kind|type|verdict|role|service|day|weekday|level)$/

const described = 'everything is described, in sentences'
const paged = 'a root answers a list of objects as a connection, or tells how many they are at most'
const inPayloads =
  'a mutation takes one input, if any, and answers a payload that can be null, with userErrors; both are named after it'

const succeeded = 'a deprecation says since when, and what to use'

const identified = 'an object type with an id is an entity, whose id no other object of the type has'

/** Partners' client caches use type and id. */
const entities = new Set(
  'AdSlot AdminGuide AdminPost AdminReview AdminSupplier ApiKey AuditEntry Backlink BatchChange BusinessRequest Country DuplicateRun GuideEntry GuideVersion ImportUpload Invitation ItemDecision Message OutboxMail ExternalRating OwnSession Person PersonalDataEntry Redirect Registration Schedule ScrapeListing ScrapeProblem ScrapeRun ScraperState SignInEntry SignedInUser SkippedSupplier SourceProgress SupplierArea SupplierEntry SupplierImport SupplierMerge Transfer User Webhook WebhookDelivery'.split(
    ' ',
  ),
)

const verbs =
  'create update delete accept bulkScrape change check compare confirm decide disable dismiss enable end erase export feature fetch hide import invite load merge moderate pause preview publish renew reopen replay reset restore resume revert revoke rotate run scrape send sign start stop verify withdraw'.split(
    ' ',
  )

/** Each returns whether an element complies. */
export const rules: Record<string, (part: Part) => boolean> = {
  [described]: ({ type, description }) =>
    isScalarType(type) ? Boolean(description) : /\S[.?!)”`]$/.test(description ?? ''),

  'types are named LikeThis, fields and arguments likeThis, values of enums LIKE_THIS': ({ type, value, at }) => {
    if (type) return /^[A-Z][A-Za-z0-9]*$/.test(at) && !/[A-Z]{4}/.test(at.replace(/^(URL|JSON)/, ''))
    if (value) return /^[A-Z][A-Z0-9_]*$/.test(value.name)
    return /^(@|[A-Za-z0-9]+\.)[a-z][A-Za-z0-9]*(\([a-z][A-Za-z0-9]*:\))?$/.test(at)
  },

  'ids are of the type ID': ({ field, argument, inputField }) => {
    const one = field ?? argument ?? inputField
    return (
      !one ||
      !/^(id|ids|[a-z]\w*Ids?)$/.test(one.name) ||
      getNamedType(one.type).name === 'ID' ||
      one.name === 'publisherId'
    )
  },

  [identified]: ({ type }) =>
    !type ||
    !isObjectType(type) ||
    roots.has(type.name) ||
    !type.getFields().id ||
    entities.has(type.name) ||
    type.getInterfaces().some(({ name }) => name === 'Node'),

  'what is one of a few is an enum, and no text': ({ field, argument, inputField }) => {
    const one = field ?? argument ?? inputField
    return !one || !ofFew.test(one.name) || !isText(one)
  },

  'a boolean says what is true: is…, has…, can…, or a word of its own as an argument': ({ field }) =>
    !field || getNamedType(field.type).name !== 'Boolean' || /^(is|has|can|keeps|needs|shows)[A-Z]/.test(field.name),

  'a time ends in At': ({ field, inputField }) => {
    const one = field ?? inputField
    return !one || getNamedType(one.type).name !== 'DateTime' || /(^at|At|Since)$/.test(one.name)
  },

  'degrees are called latitude and longitude': ({ field, argument, inputField }) =>
    !/^(lat|lng|lon|long)$/.test((field ?? argument ?? inputField)?.name ?? ''),

  'arguments: what is needed first, then what narrows, then first and after': ({ field }) => {
    if (!field) return true
    const ranks = field.args.map((one) =>
      isRequiredArgument(one) ? 0 : one.name === 'first' ? 2 : one.name === 'after' ? 3 : 1,
    )
    return ranks.every((rank, at) => at === 0 || rank >= ranks[at - 1]!)
  },

  'a connection has nodes, edges with cursors, and pageInfo': ({ type }) => {
    if (!type || !isObjectType(type) || !isConnection(type)) return true
    const { nodes, edges, pageInfo } = type.getFields()
    const edge = getFields(edges && getNamedType(edges.type))
    return Boolean(
      nodes && pageInfo?.type.toString() === 'PageInfo!' && edge.node && edge.cursor?.type.toString() === 'String!',
    )
  },

  'a connection takes first and after': ({ field }) =>
    !field ||
    !isConnection(getNamedType(field.type)) ||
    ['first', 'after'].every((name) => field.args.some((one) => one.name === name)),

  [paged]: (part) =>
    !part.field || !isRoot(part, 'Query') || !isListOfObjects(part.field) || /at most \d/.test(part.description ?? ''),

  'no other way of paging': ({ argument }) =>
    !argument || !/^(page|offset|limit|skip|last|before)$/.test(argument.name) || isText(argument),

  'a mutation is a verb and its object': (part) =>
    !part.field || !isRoot(part, 'Mutation') || new RegExp(`^(${verbs.join('|')})[A-Z]`).test(part.field.name),

  [inPayloads]: (part) => {
    const { field } = part
    if (!field || !isRoot(part, 'Mutation')) return true
    const name = field.name[0]!.toUpperCase() + field.name.slice(1)
    const payload = getNamedType(field.type)
    return (
      ['', `input: ${name}Input!`].includes(field.args.map((one) => `${one.name}: ${one.type.toString()}`).join()) &&
      field.type === payload &&
      payload.name === `${name}Payload` &&
      getFields(payload).userErrors?.type.toString() === '[UserError!]!'
    )
  },

  'an input is named …Input, …Filter, …Bounds or …Position': ({ type }) =>
    !type || !isInputObjectType(type) || /(Input|Filter|Bounds|Position)$/.test(type.name),

  [succeeded]: ({ deprecationReason }) =>
    deprecationReason == null || /^Since \d{4}-\d{2}-\d{2}: use /.test(deprecationReason),

  'no field is a trap for programs': ({ inputField }) =>
    !/^(leaveEmpty|openForMs|honeypot)$/.test(inputField?.name ?? ''),
}

export const findBreaches = (schema: GraphQLSchema): string[] => {
  const parts = listParts(schema)
  return Object.entries(rules).flatMap(([name, keeps]) =>
    parts.filter((part) => !keeps(part)).map(({ at }) => `${name}: ${at}`),
  )
}
