import Router from '@koa/router'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../../server/context.ts'
import { getCacheControl, getSiteUrl } from '../../server/site-url.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { createOpenApi, type OpenApi, type OpenApiOperation } from './openapi.ts'
import { asProse, formatTable, manualPage, sendManual } from './html.ts'
import { createExample, type JsonSchema } from './json-schema.ts'

interface Site {
  siteName: string
  siteUrl: string
}

const docsPage = ({ info, tags, paths, components }: OpenApi, site: Site): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const parts = tags.map(({ name }) => ({
    name,
    of: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const contents = parts.map(
    ({ name, of }) =>
      `<li><a href="#${toElementId(name)}"><strong>${name}</strong></a><ul>${of.map(({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`).join('')}</ul></li>`,
  )
  const sections = parts.map(
    ({ name, of }) =>
      `<section aria-labelledby="${toElementId(name)}"><h2 id="${toElementId(name)}">${name}</h2>${of.map((one) => formatArticle(one, components.schemas, site)).join('')}</section>`,
  )
  const types = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="type-${name}"><h3>${name}</h3>${formatFields(schema, name)}</article>`,
  )
  const main = `<h1>REST API</h1>
<p>${escapeHtml(info.description)}</p>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). See also <a href="/graphql">GraphQL</a> and, for AI assistants, <code>/mcp</code> and <a href="/llms.txt">/llms.txt</a>.</p>
<p>Send an API key, if you have one, as <code>Authorization: Bearer …</code> or <code>X-Api-Key</code>: it gives you higher limits. The <code>RateLimit</code> header shows what is left.</p>
<p>Request bodies and answers are JSON. A refused request is answered with a <a href="#type-Refusal">Refusal</a> and a status of 400 or higher.</p>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
${sections.join('\n')}
<section aria-labelledby="types"><h2 id="types">Types</h2>${types.join('')}</section>`
  return manualPage({ title: info.title, description: info.description, siteName: site.siteName, main })
}

interface DescribedOperation {
  method: string
  path: string
  operation: OpenApiOperation
}

const formatArticle = (
  { method, path, operation }: DescribedOperation,
  schemas: OpenApi['components']['schemas'],
  site: Site,
) => {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json']
  const [status, answer] = Object.entries(responses).find(([status]) => status.startsWith('2'))!
  const [[type, { schema }]] = Object.entries(answer.content) as [[string, { schema: JsonSchema }]]
  const refusals = Object.entries(responses).filter(([status]) => /^[45]/.test(status))
  const rows = parameters.map((one) =>
    formatSchemaRow(
      one.name,
      one.schema,
      one.required ? 'required' : '',
      `${one.description} (in the ${one.in === 'path' ? 'path' : 'query'})`,
    ),
  )
  return `<article id="${operationId}"><h3>${escapeHtml(summary)}</h3>
<p class="address"><code><span class="method">${method}</span>${escapeHtml(path)}</code></p>
${security ? '<p class="note">For administrators, signed in with a session cookie.</p>' : ''}${description ? `<p>${asProse(description)}</p>` : ''}
${rows.length ? `<h4>Parameters</h4>${formatTable('Parameters', rows)}` : ''}
${requestBody && !body ? `<h4>Body</h4><p>A file: ${escapeHtml(Object.keys(requestBody.content).join(', '))}.</p>` : ''}
${body ? `<h4>Body${requestBody.required ? '' : ' (optional)'}</h4>${formatFields(body.schema, 'Body')}` : ''}
<h4>Answers</h4>
<p>${status}: ${formatType(schema)}${type.endsWith('ndjson') ? ' on each line' : ''}${refusals.map(([status, { description }]) => `<br>${status}: ${asProse(description)}`).join('')}</p>
${schema.$ref || schema.type === 'array' ? '' : formatFields(schema, 'Answer')}
<h4>Example</h4>
${formatCode(formatCurl({ method, path, operation }, site), `Request: ${summary}`)}
<details><summary>Its answer</summary>${formatCode(JSON.stringify(createExample(schema, schemas), null, 2), `Answer: ${summary}`)}</details>
</article>`
}

export const formatCurl = (
  { method, path, operation }: DescribedOperation,
  { siteUrl }: Pick<Site, 'siteUrl'>,
): string => {
  const { parameters = [], requestBody, security } = operation
  const filled = parameters.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(example)),
    path,
  )
  const query = new URLSearchParams(
    parameters.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
  )
  const body = requestBody?.content['application/json']?.example
  const [fileType] = Object.keys(requestBody?.content ?? {})
  const line = [
    'curl',
    ...(method === 'GET' || (method === 'POST' && requestBody) ? [] : [`-X ${method}`]),
    ...(security ? ["-b 'session=…; session.sig=…'"] : []),
    ...(requestBody && !body ? [`-H 'content-type: ${fileType}'`, '--data-binary @picture.jpg'] : []),
    ...(body ? [`--json '${JSON.stringify(body)}'`] : []),
    `'${siteUrl}${filled}${query.size ? `?${query}` : ''}'`,
  ]
  return line.join(' ')
}

const formatFields = ({ properties = {}, required = [] }: JsonSchema, label: string): string =>
  formatTable(
    label,
    Object.entries(properties).flatMap(([name, part]) => {
      const schema = part as JsonSchema
      const own = formatSchemaRow(name, schema, required.includes(name) ? '' : 'optional', schema.description ?? '')
      const inner = (schema.properties ? schema : getItemSchema(schema)).properties ?? {}
      const rest = Object.entries(inner).map(([below, one]) =>
        formatSchemaRow(`${name}.${below}`, one as JsonSchema, '', (one as JsonSchema).description ?? ''),
      )
      return [own, ...rest]
    }),
  )

const getItemSchema = (schema: JsonSchema): JsonSchema => {
  const list = schema.type === 'array' ? schema : (schema.anyOf ?? []).find(({ type }) => type === 'array')
  return (list?.items as JsonSchema | undefined) ?? {}
}

const formatSchemaRow = (name: string, schema: JsonSchema, note: string, description: string) =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td class="type">${[formatType(schema), note].filter(Boolean).join(', ')}</td><td>${asProse(description)}</td></tr>`

const formatType = (schema: JsonSchema): string => {
  const { type, $ref, anyOf } = schema
  if ($ref) return `<a href="#type-${$ref.split('/').at(-1)}">${$ref.split('/').at(-1)}</a>`
  if (schema.enum) return schema.enum.map((one) => `<code>${escapeHtml(String(one))}</code>`).join(', ')
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (anyOf) return [...new Set(anyOf.map((one) => formatType(one)))].join(' or ')
  if (Array.isArray(type)) return (type as string[]).map((one) => words[one] ?? one).join(' or ')
  if (type === 'array') return `list of ${formatType((schema.items ?? {}) as JsonSchema)}`
  return [
    schema.format === 'date-time' ? 'date and time' : (words[type ?? ''] ?? 'anything'),
    ...formatLimits(schema),
  ].join(', ')
}
const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

const formatLimits = ({ minLength, maxLength, minimum, maximum, exclusiveMinimum, format }: JsonSchema) => [
  ...(format && format !== 'date-time' ? [format === 'uri' ? 'a web address' : `as ${format}`] : []),
  ...(minLength || maxLength ? [range(minLength, maxLength, ' characters')] : []),
  ...(minimum !== undefined || maximum !== undefined ? [range(minimum, maximum, '')] : []),
  ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
]
const range = (min: number | undefined, max: number | undefined, unit: string) =>
  max === undefined ? `at least ${min}${unit}` : min === undefined ? `at most ${max}${unit}` : `${min} to ${max}${unit}`

/** Wide examples scroll, by keyboard too. */
const formatCode = (code: string, label: string) =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(code)}</code></pre>`

const toElementId = (tag: string) => tag.toLowerCase().replace(/\W+/g, '-')

export const docsRoutes = (api: Router, schema: GraphQLSchema): Router => {
  const router = new Router<{ context: Context }>()
  let cached: { name: string; openApi: ReturnType<typeof createOpenApi> } | undefined
  const openApi = ({ env: { SITE_NAME: name } }: Context) => {
    if (cached?.name !== name) cached = { name, openApi: createOpenApi(api, schema, name) }
    return cached.openApi
  }
  router.get('/api/openapi.json', (ctx) => {
    ctx.set('cache-control', 'public, max-age=300')
    sendManual(ctx, 'application/json', JSON.stringify(openApi(ctx.state.context), null, 2))
  })
  router.get('/api/docs', (ctx) => {
    const { context } = ctx.state
    ctx.set('cache-control', getCacheControl(context.env, 300))
    const site = { siteName: context.env.SITE_NAME, siteUrl: getSiteUrl(context.env, ctx) }
    sendManual(ctx, 'text/html', docsPage(openApi(context), site))
  })
  return router
}
