import type Router from '@koa/router'
import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { descriptionIn, routeTags, type RouteDescription } from '../../server/describe-route.ts'
import {
  describeGraphQLField,
  toBodySchema,
  createExample,
  toJsonSchema,
  withoutNull,
  type JsonSchema,
} from './json-schema.ts'

/** https://spec.openapis.org/oas/v3.1.0#operation-object */
export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: {
    name: string
    in: 'path' | 'query'
    required: boolean
    description: string
    schema: JsonSchema
    example: string | number
  }[]
  requestBody?: { required: boolean; content: Partial<JsonContent> & Record<string, object> }
  responses: Record<string, { description: string; headers?: object; content: Record<string, Content> }>
}
interface Content {
  schema: JsonSchema
  example?: unknown
}
type JsonContent = Record<'application/json', Content>

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

const refusal = z
  .object({
    message: z.string().meta({ description: 'The error message.', examples: ['This address does not exist'] }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A message for each wrong field, by its name.' }),
    id: z.string().optional().meta({ description: 'For an internal error: its id in the log.' }),
  })
  .meta({ id: 'Refusal', description: 'Why a request was refused.' })

const inWords: Record<number, string> = {
  400: 'A value is missing or invalid; see `fields`.',
  401: 'Not signed in, or the name or password is wrong.',
  403: 'Only administrators may do this.',
  404: 'Not found.',
  409: 'It conflicts with the current state, such as a newer change.',
  410: 'It has been permanently deleted; the message says what it was.',
  429: 'Too many requests. `Retry-After` gives the seconds to wait before trying again.',
}
const anythingElse =
  'Refused: the API key is invalid (401) or not allowed for pages of this origin (403), the body is not JSON (400, 415) or too large (413), there were too many requests (429), or the site cannot answer at the moment (503, with `Retry-After`).'

export const apiRoutes = (router: Router) =>
  router.stack.flatMap(({ path, methods, stack }: Router['stack'][number]) =>
    typeof path === 'string' && path.startsWith('/api/') && !path.includes('*')
      ? methods
          .filter((method) => method !== 'HEAD')
          .map((method) => ({
            method,
            path: path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}'),
            description: descriptionIn(stack),
          }))
      : [],
  )

export const createOpenApi = (router: Router, graphql: GraphQLSchema, siteName: string): OpenApi => {
  const schemas: Record<string, JsonSchema> = {}
  const addSchema = (rules: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    const { $defs = {}, ...schema } = JSON.parse(
      JSON.stringify(toJsonSchema(rules, io)).replaceAll('#/$defs/', '#/components/schemas/'),
      (_, value: JsonSchema) =>
        typeof value?.graphql === 'string' ? describeGraphQLField(graphql, value.graphql, value.examples!) : value,
    ) as JsonSchema
    Object.assign(schemas, $defs)
    return schema
  }
  const json = (schema: JsonSchema, example?: unknown): JsonContent => ({
    'application/json': { schema, ...(example === undefined ? {} : { example }) },
  })
  const refusedBy = json(addSchema(refusal, 'output'))
  const describeOperation = (id: string, route: RouteDescription): OpenApiOperation => {
    const isForAdmins = route.tag === 'Administration'
    const parameters = (['path', 'query'] as const).flatMap((place) =>
      Object.entries(route[place] ?? {}).map(([name, { rule, description, example }]) => ({
        name,
        in: place,
        required: place === 'path' || !z.safeParse(rule, undefined).success,
        description,
        schema: withoutNull(addSchema(rule, 'input')),
        example,
      })),
    )
    const answer = addSchema(route.answer, 'output')
    const refusals = [...(isForAdmins ? [401, 403] : []), ...(route.refusals ?? [])].toSorted((a, b) => a - b)
    return {
      operationId: id,
      tags: [route.tag],
      summary: route.summary,
      ...(route.details ? { description: route.details } : {}),
      ...(isForAdmins ? { security: [{ session: [] }] } : {}),
      ...(parameters.length ? { parameters } : {}),
      ...(route.body
        ? {
            requestBody: {
              required: !route.body.isOptional,
              content: json(toBodySchema(route.body.rules, route.body.example), route.body.example),
            },
          }
        : {}),
      ...(route.file
        ? {
            requestBody: {
              required: true,
              content: Object.fromEntries(
                route.file.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
              ),
            },
          }
        : {}),
      responses: {
        [route.status ?? 200]: {
          description: route.isLines ? 'One object per line.' : route.status ? 'Done.' : 'The answer.',
          content: {
            [route.isLines ? 'application/x-ndjson' : 'application/json']: {
              schema: answer,
              example: createExample(answer, schemas),
            },
          },
        },
        ...Object.fromEntries(
          refusals.map((status) => [status, { description: inWords[status]!, content: refusedBy }]),
        ),
        default: { description: anythingElse, content: refusedBy },
      },
    }
  }
  const paths: OpenApi['paths'] = {}
  const described = apiRoutes(router).flatMap(({ description, ...route }) =>
    description ? { ...route, description } : [],
  )
  const inOrder = described.toSorted(
    (a, b) => routeTags.indexOf(a.description.tag) - routeTags.indexOf(b.description.tag),
  )
  for (const { method, path, description } of inOrder) {
    const operation = describeOperation(createOperationId(method, path), description)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: REST API`,
      version: '1.0.0',
      description:
        'Suppliers of blinds, curtains and shutters, their reviews, the guides to counties, and the blog. ' +
        'Unless marked otherwise, paths are open to everyone, including other sites’ pages. New clients may prefer GraphQL, at /graphql.',
    },
    servers: [{ url: '/' }],
    security: [{}, { key: [] }, { keyHeader: [] }],
    tags: routeTags.map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An optional API key: requests with one have higher limits.',
        },
        keyHeader: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The same key in another header.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie that `POST /api/auth/login` sets; over HTTPS it is called `__Host-session`.',
        },
      },
    },
  }
}

/** `GET /api/suppliers/{id}/reviews` → `getSuppliersIdReviews`: function names in generated clients. */
const createOperationId = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .split(/[^a-z]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
