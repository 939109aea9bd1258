import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
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

/** A part of the schema, and what is above it. `at` is how people call it: `Supplier.reviews(first:)`. */
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

/** Every type, field, argument, input field, enum value and directive of a schema that is its own. */
export const partsOf = (schema: GraphQLSchema): Part[] => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  const directives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one))
  return [
    ...directives.map(({ name, description }) => ({ at: `@${name}`, description })),
    ...own.flatMap((type): Part[] => [{ at: type.name, type, description: type.description }, ...insideOf(type)]),
  ]
}

const insideOf = (type: GraphQLNamedType): Part[] => {
  const at = (name: string) => `${type.name}.${name}`
  if (isEnumType(type))
    return type.getValues().map((value) => ({ ...told(value), at: at(value.name), value, of: type }))
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((one) => ({ ...told(one), at: at(one.name), inputField: one, of: type }))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    { ...told(field), at: at(field.name), field, of: type },
    ...field.args.map((one) => ({ ...told(one), at: `${at(field.name)}(${one.name}:)`, argument: one, of: type })),
  ])
}

const told = ({ description, deprecationReason }: Pick<Field, 'description' | 'deprecationReason'>) => ({
  description,
  deprecationReason,
})

const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection')
const fieldsOf = (type: GraphQLNamedType | undefined): Record<string, Field> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
const isListOfObjects = ({ type }: Field) => isListType(getNullableType(type)) && isObjectType(getNamedType(type))
const isText = (part: { type: { toString: () => string } }) =>
  part.type.toString().replaceAll(/[![\]]/g, '') === 'String'
const isRoot = ({ of }: Part, name: string) => of?.name === name

/** Words by which one of a known few is named; what has such a name and takes any text should be an enum. */
const ofFew =
  /^(status|state|kind|type|verdict|layer|role|reason|service|services|day|weekday|country|source|nation|level)$/

const described = 'everything is described, in sentences'
const paged = 'a root answers a list of objects as a connection, or tells how many they are at most'
const inPayloads =
  'a mutation takes one input, named after it, and answers a payload that can be null, with userErrors; or it is deprecated'

const identified = 'an object type with an id is an entity, whose id no other object of the type has'

/** What holds for what was released before the rule, too. */
export const forAll = [described, paged, inPayloads, identified]

/** Types whose id is that of a row, or is made so that it is unique: caches of partners' programs go by type and id. */
const entities = new Set(
  'AdSlot AdminGuide AdminPost AdminReview AdminSupplier ApiKey AuditEntry Backlink BusinessRequest Country DuplicateRun GuideEntry GuideVersion ImportUpload IntakeChange Invitation ItemDecision LeftSupplier Message OutboxMail OutsideRating OwnSession Person PersonalDataEntry Redirect Registration Schedule ScrapeListing ScrapeProblem ScrapeRun ScraperState SignInEntry SignedInUser SourceProgress SupplierArea SupplierEntry SupplierImport SupplierMerge Transfer User Webhook WebhookDelivery'.split(
    ' ',
  ),
)

/** The rules by their names: each answers whether a part keeps it. What was released before a rule stays as it is. */
export const rules: Record<string, (part: Part) => boolean> = {
  [described]: ({ type, description }) =>
    isScalarType(type) ? Boolean(description) : /\S[.?!)”`]$/.test(description ?? ''),

  'types are named LikeThis, fields and arguments likeThis, values of enums LIKE_THIS': ({ type, value, at }) => {
    if (type) return /^[A-Z][A-Za-z0-9]*$/.test(at) && !/[A-Z]{4}/.test(at.replace(/^(URL|JSON)/, ''))
    if (value) return /^[A-Z][A-Z0-9_]*$/.test(value.name)
    return /^(@|[A-Za-z0-9]+\.)[a-z][A-Za-z0-9]*(\([a-z][A-Za-z0-9]*:\))?$/.test(at)
  },

  'a deprecation tells since when, what to use, and a day a year later before which it stays': ({
    deprecationReason,
  }) => {
    if (!deprecationReason) return true
    const [, since, until] =
      /^Deprecated since (\d{4}-\d\d-\d\d): \S.+\. It goes not before (\d{4}-\d\d-\d\d)\.$/.exec(deprecationReason) ??
      []
    return since !== undefined && until === `${Number(since.slice(0, 4)) + 1}${since.slice(4)}`
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

  'what is one of a few is an enum, and no text': ({ field, argument, inputField, deprecationReason }) => {
    const one = field ?? argument ?? inputField
    return !one || deprecationReason != null || !ofFew.test(one.name) || !isText(one)
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
    const edge = fieldsOf(edges && getNamedType(edges.type))
    return Boolean(
      nodes && pageInfo?.type.toString() === 'PageInfo!' && edge.node && edge.cursor?.type.toString() === 'String!',
    )
  },

  'a connection takes first and after': ({ field }) =>
    !field ||
    !isConnection(getNamedType(field.type)) ||
    ['first', 'after'].every((name) => field.args.some((one) => one.name === name)),

  [paged]: (part) =>
    !part.field ||
    !isRoot(part, 'Query') ||
    !isListOfObjects(part.field) ||
    part.deprecationReason != null ||
    /at most \d/.test(part.description ?? ''),

  'no other way of paging': ({ argument }) =>
    !argument || !/^(page|offset|limit|skip|last|before)$/.test(argument.name),

  'a root can be null, so that one refused field does not empty the answer': ({ field, of }) =>
    !field || !of || !roots.has(of.name) || !isNonNullType(field.type),

  [inPayloads]: (part) => {
    const { field } = part
    if (!field || !isRoot(part, 'Mutation') || part.deprecationReason != null) return true
    const name = field.name[0]!.toUpperCase() + field.name.slice(1)
    const payload = getNamedType(field.type)
    return (
      field.args.map((one) => `${one.name}: ${one.type.toString()}`).join() === `input: ${name}Input!` &&
      field.type === payload &&
      payload.name === `${name}Payload` &&
      fieldsOf(payload).userErrors?.type.toString() === '[UserError!]!'
    )
  },

  'an input is named …Input, …Filter, …Bounds or …Position': ({ type }) =>
    !type || !isInputObjectType(type) || /(Input|Filter|Bounds|Position)$/.test(type.name),

  'no field is a trap for programs': ({ inputField }) =>
    !/^(leaveEmpty|openForMs|honeypot)$/.test(inputField?.name ?? ''),
}

const inWords = 'what is one of a few is an enum, and no text'

/** Mutations that are documented by these names and with these answers, and stay so: most have a successor beside them. */
const promised =
  'signIn signOut runScraper scrapeMaps bulkScrapeMaps stopScraper addSupplierFromUrl cleanDuplicates undoMerge addBacklink setBacklinkStatus saveAdSettings saveAdSlot'.split(
    ' ',
  )

/** What need not keep a rule, as `rule: Type.field`, and why. */
export const exceptions: Record<string, string> = {
  [`${inWords}: UpdateSupplierInput.country`]: 'as suppliers have it: a name, which grows without a release',
  [`${inWords}: UpdateSupplierInput.services`]: 'in the supplier’s own words',
  [`${inWords}: CreateVerificationInput.source`]: 'in an administrator’s own words',
  [`${inWords}: RemoveSupplierInput.reason`]: 'in an administrator’s own words',
  ...Object.fromEntries(
    promised.map((name) => [`${inPayloads}: Mutation.${name}`, 'partners were promised it as it is']),
  ),
}

/** What breaks a rule: the rule’s name and the part, as `rule: Type.field`. */
export const breachesOf = (schema: GraphQLSchema): string[] => {
  const parts = partsOf(schema)
  return Object.entries(rules)
    .flatMap(([name, keeps]) => parts.filter((part) => !keeps(part)).map(({ at }) => `${name}: ${at}`))
    .filter((breach) => !(breach in exceptions))
}
