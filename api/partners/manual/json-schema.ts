import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON Schema (2020-12) of what rules take, or of what an answer is once it is JSON; named types are in `$defs`. */
export const jsonSchemaOf = (rules: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(rules, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
      if (io === 'input' && def.type === 'pipe') addChecks(jsonSchema, def.out)
      if (jsonSchema.format) delete jsonSchema.pattern // says the same at length
      for (const limit of noLimits) if (jsonSchema[limit[0]] === limit[1]) delete jsonSchema[limit[0]]
    },
  })
  return schema
}

/** A text that is tidied, then checked: zod tells of an input only what it is before. */
const addChecks = (schema: JsonSchema, check: z.core.$ZodType) => {
  if ((check as z.core.$ZodTypes)._zod.def.type === 'transform') return
  const checked = jsonSchemaOf(check, 'input')
  if (Object.keys(schema).length && !(isText(schema) && isText(checked))) return // what may be anything is what is checked
  delete schema.anyOf
  Object.assign(schema, checked)
}

const isText = ({ type, anyOf = [] }: JsonSchema): boolean => type === 'string' || anyOf.some((one) => isText(one))

/** The schema of a value in an address, which is never null. */
export const withoutNull = ({ anyOf, type, ...schema }: JsonSchema): JsonSchema => {
  const [one, ...others] = anyOf?.filter((part) => part.type !== 'null') ?? []
  const own = Array.isArray(type) ? type.find((name) => name !== 'null') : type
  if (others.length) return { ...schema, anyOf: [one!, ...others] }
  return { ...schema, ...one, ...(own ? { type: own } : {}) }
}

/** What says nothing: every number in JSON is within them. */
const noLimits = [
  ['minimum', Number.MIN_SAFE_INTEGER],
  ['maximum', Number.MAX_SAFE_INTEGER],
  ['minLength', 0],
] as const

/** The schema of a body: needed is what the rules refuse their example without. */
export const bodySchemaOf = (rules: z.core.$ZodType, example: object): JsonSchema => {
  const { allOf, ...schema } = jsonSchemaOf(rules, 'input')
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

/** A value as the examples of its schema's parts make it. */
export const exampleOf = (schema: JsonSchema, named: Record<string, JsonSchema> = {}): unknown => {
  if (schema.examples) return schema.examples[0]
  if (schema.$ref) return exampleOf(named[schema.$ref.split('/').at(-1)!]!, named)
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return [exampleOf(schema.items as JsonSchema, named)]
  if (schema.type !== 'object') return null
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, exampleOf(part as JsonSchema, named)]),
  )
}
