import type { Middleware } from 'koa'
import { z } from 'zod'

export const routeTags = ['Suppliers', 'Counties', 'Blog', 'Registration', 'Signing in', 'Administration'] as const

/** Optional in the query unless its rule requires it. */
interface ParameterDescription<Example = string | number> {
  rule: z.core.$ZodType
  description: string
  example: Example
}

export interface RouteDescription {
  tag: (typeof routeTags)[number]
  summary: string
  details?: string
  path?: Record<string, ParameterDescription<string>>
  query?: Record<string, ParameterDescription>
  body?: { rules: z.core.$ZodType; example: object; isOptional?: true }
  file?: { types: readonly string[] }
  /** The complete response: there are no other fields. */
  answer: z.core.$ZodType
  isLines?: true
  status?: 201
  refusals?: readonly (400 | 401 | 404 | 409 | 410 | 429)[]
}

const descriptions = new WeakMap<object, RouteDescription>()

/** Describes the route whose handler follows: `router.get(path, describeRoute({ … }), handler)`. */
export const describeRoute = (description: RouteDescription): Middleware => {
  const pass: Middleware = (_, next) => next()
  descriptions.set(pass, description)
  return pass
}

export const descriptionIn = (stack: readonly object[]): RouteDescription | undefined =>
  stack.map((one) => descriptions.get(one)).find(Boolean)

export const describeField = <T extends z.ZodType>(type: T, description: string, example: unknown): T =>
  type.meta({ description, examples: [example] })

/** The fields of `example`, as this GraphQL type describes them; a value that is a rule describes itself. */
export const describeAnswer = <Example extends object>(type: string, example: Example) =>
  z.object(
    Object.fromEntries(
      Object.entries(example).map(([field, value]) => [
        field,
        value instanceof z.ZodType ? value : z.unknown().meta({ graphql: `${type}.${field}`, examples: [value] }),
      ]),
    ) as Record<keyof Example & string, z.ZodType>,
  )

export const named = <T extends z.ZodType>(type: T, id: string): T => type.meta({ id })

type Values<T extends z.ZodObject> = { [Field in keyof z.output<T>]?: unknown }

/** The fields of an answer, from a row that may have others; `instead` has those that differ from the row. */
export const pickFields = <T extends z.ZodObject>({ shape }: T, row: Values<T>, instead: Values<T> = {}) =>
  Object.fromEntries(
    (Object.keys(shape) as (keyof Values<T>)[]).map((field) => [field, field in instead ? instead[field] : row[field]]),
  )

export const orNull = <T extends z.ZodType>(type: T, description: string, example: unknown) =>
  describeField(type.nullable(), description, example)
