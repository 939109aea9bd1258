import {
  GraphQLNonNull,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** JSON Schema 2020-12; named types are in `$defs`. */
export const toJsonSchema = (rules: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(rules, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
      if (io === 'input' && def.type === 'pipe') addChecks(jsonSchema, def.out)
      if (jsonSchema.format) delete jsonSchema.pattern // redundant beside the format
      for (const limit of noLimits) if (jsonSchema[limit[0]] === limit[1]) delete jsonSchema[limit[0]]
    },
  })
  return schema
}

/** zod omits the checks after a text's clean-up for inputs. */
const addChecks = (schema: JsonSchema, check: z.core.$ZodType) => {
  if ((check as z.core.$ZodTypes)._zod.def.type === 'transform') return
  const checked = toJsonSchema(check, 'input')
  if (Object.keys(schema).length && !(isText(schema) && isText(checked))) return // a schema that allows anything takes the checked one
  delete schema.anyOf
  Object.assign(schema, checked)
}

const isText = ({ type, anyOf = [] }: JsonSchema): boolean => type === 'string' || anyOf.some((one) => isText(one))

/** For what `describeAnswer` has named; an object has the fields of its example, or without one all. */
export const describeGraphQLField = (schema: GraphQLSchema, path: string, examples: unknown[]): JsonSchema => {
  const [type, name] = path.split('.') as [string, string]
  return { ...describeField(schema.getType(type) as GraphQLObjectType, name, examples[0]), examples }
}

const describeField = (type: GraphQLObjectType, name: string, example: unknown): JsonSchema => {
  const field = type.getFields()[name]
  if (!field) throw new Error(`${type.name} has no field ${name}`)
  return { ...describeType(field.type, example), description: field.description! }
}

const describeType = (type: GraphQLOutputType, example: unknown): JsonSchema => {
  if (!isNonNullType(type)) return { anyOf: [describeType(new GraphQLNonNull(type), example), { type: 'null' }] }
  const inner = type.ofType
  if (isListType(inner))
    return { type: 'array', items: describeType(inner.ofType, (example as unknown[] | null | undefined)?.[0]) }
  if (isEnumType(inner)) return { type: 'string', enum: inner.getValues().map(({ value }) => value as string) }
  if (!isObjectType(inner)) return scalars[inner.name] ?? describeId(example)
  const examples = (example ?? {}) as Record<string, unknown>
  const names = Object.keys(example ? examples : inner.getFields())
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, describeField(inner, name, examples[name])])),
    required: names,
    additionalProperties: false,
  }
}

/** GraphQL has no numbers as ids. */
const describeId = (example: unknown): JsonSchema =>
  typeof example === 'string'
    ? { type: 'string' }
    : typeof example === 'number'
      ? { type: 'integer' }
      : { anyOf: [{ type: 'integer' }, { type: 'string' }] }

const scalars: Record<string, JsonSchema> = {
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
}

/** A path or query value is never null. */
export const withoutNull = ({ anyOf, type, ...schema }: JsonSchema): JsonSchema => {
  const [one, ...others] = anyOf?.filter((part) => part.type !== 'null') ?? []
  const own = Array.isArray(type) ? type.find((name) => name !== 'null') : type
  if (others.length) return { ...schema, anyOf: [one!, ...others] }
  return { ...schema, ...one, ...(own ? { type: own } : {}) }
}

const noLimits = [
  ['minimum', Number.MIN_SAFE_INTEGER],
  ['maximum', Number.MAX_SAFE_INTEGER],
  ['minLength', 0],
] as const

/** A field is required if the rules refuse the example without it. */
export const toBodySchema = (rules: z.core.$ZodType, example: object): JsonSchema => {
  const { allOf, ...schema } = toJsonSchema(rules, 'input')
  const parts = [schema, ...(allOf ?? [])]
  const needed = Object.keys(example).filter((name) => {
    const { [name as never]: _, ...rest } = example
    return !z.safeParse(rules, rest).success
  })
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as JsonSchema['properties'] & object,
    ...(needed.length ? { required: needed } : {}),
  }
}

export const createExample = (schema: JsonSchema, named: Record<string, JsonSchema> = {}): unknown => {
  if (schema.examples) return schema.examples[0]
  if (schema.$ref) return createExample(named[schema.$ref.split('/').at(-1)!]!, named)
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return [createExample(schema.items as JsonSchema, named)]
  if (schema.type !== 'object') return null
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, createExample(part as JsonSchema, named)]),
  )
}
