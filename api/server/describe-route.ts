import type { Middleware } from 'koa'
import type { z } from 'zod'

/** The parts of the REST API's description, in the order in which they are shown. */
export const routeTags = ['Suppliers', 'Counties', 'Blog', 'Registration', 'Signing in', 'Administration'] as const

/** A value in the address; in its query optional, unless its rule refuses to be without one. */
interface Given<Example = string | number> {
  rule: z.core.$ZodType
  description: string
  example: Example
}

/** What a REST route takes and answers, for people and for programs. */
export interface RouteDescription {
  tag: (typeof routeTags)[number]
  summary: string
  details?: string
  /** The parameters in the path, by name: each of them. */
  path?: Record<string, Given<string>>
  query?: Record<string, Given>
  /** The rules that the body is checked by, and one that they accept. */
  body?: { rules: z.core.$ZodType; example: object; isOptional?: true }
  /** Instead of that: the body is a file of one of these types. */
  file?: { types: readonly string[] }
  /** The whole answer: it has no other fields. */
  answer: z.core.$ZodType
  /** The body has one of it on each line (NDJSON). */
  isLines?: true
  /** 200 where not given. */
  status?: 201
  /** Why this route, other than all, may refuse. */
  refusals?: readonly (400 | 401 | 404 | 409 | 410 | 429)[]
}

const descriptions = new WeakMap<object, RouteDescription>()

/** Stands before a route's handler and describes it: `router.get(path, describeRoute({ … }), handler)`. */
export const describeRoute = (description: RouteDescription): Middleware => {
  const pass: Middleware = (_, next) => next()
  descriptions.set(pass, description)
  return pass
}

/** The description among a route's middleware. */
export const descriptionIn = (stack: readonly object[]): RouteDescription | undefined =>
  stack.map((one) => descriptions.get(one)).find(Boolean)

/** A field of an answer, told in words and by an example. */
export const told = <T extends z.ZodType>(type: T, description: string, example: unknown): T =>
  type.meta({ description, examples: [example] })

/** Named, and so written once in the document. */
export const named = <T extends z.ZodType>(type: T, id: string): T => type.meta({ id })

export const orNull = <T extends z.ZodType>(type: T, description: string, example: unknown) =>
  told(type.nullable(), description, example)
