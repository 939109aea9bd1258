import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Router from '@koa/router'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import type { Context } from '../../server/context.ts'
import { getCacheControl } from '../../server/site-url.ts'
import { errorCodes, restStatuses } from '../../server/error-codes.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { asProse, formatTable, manualPage, sendManual } from './html.ts'
import { plural } from '../../text/plural.rules.ts'

type Field = GraphQLField<unknown, unknown>

const roots = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' } as const

const kinds: [string, (type: GraphQLNamedType) => boolean][] = [
  ['Objects', isObjectType],
  ['Interfaces', isInterfaceType],
  ['Inputs', isInputObjectType],
  ['Enums', isEnumType],
  ['Scalars', isScalarType],
]

export const referencePage = (schema: GraphQLSchema, { siteName }: { siteName: string }): string => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !(type.name in roots))
  const rootParts = Object.entries(roots).map(([name, title]) => {
    const root = schema.getType(name)
    const fields = isObjectType(root) ? Object.values(root.getFields()).toSorted(byName) : []
    const list = fields.map((field) => `<li><a href="#${name}.${field.name}">${field.name}</a></li>`).join('')
    return {
      contents: `<li><a href="#${name}"><strong>${title}</strong></a><ul>${list}</ul></li>`,
      section: `<section aria-labelledby="${name}"><h2 id="${name}">${title}</h2><p>${asProse(root?.description ?? '')}</p>${fields.map((field) => rootField(name, field)).join('')}</section>`,
    }
  })
  const typeParts = kinds.map(([title, isOfKind]) => {
    const own = types.filter(isOfKind).toSorted(byName)
    const list = own.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')
    return {
      contents: `<li><a href="#${title.toLowerCase()}"><strong>${title}</strong></a><details><summary>${plural(own.length, 'type')}</summary><ul>${list}</ul></details></li>`,
      section: `<section aria-labelledby="${title.toLowerCase()}"><h2 id="${title.toLowerCase()}">${title}</h2>${own.map(typeArticle).join('')}</section>`,
    }
  })
  const parts = [...rootParts, ...typeParts]
  const description = 'Every query, mutation, type and error code of the directory’s GraphQL API.'
  const main = `<h1>GraphQL API</h1>
<p>${description} Operations are sent to <code>/graphql</code>; opened in a browser it is an <a href="/graphql">explorer</a> with examples. Also here: <a href="/api/docs">REST</a>.</p>
<p>A type with <code>!</code> is never null, one in <code>[ ]</code> is a list. Lists that are connections are read forwards: ask for <code>first</code> entries, then again with <code>after: endCursor</code> while <code>hasNextPage</code>. An <code>id</code> is unique within its type, a <code>nodeId</code> among all. What is deprecated says since when, what to use, and the day before which it stays.</p>
<nav aria-label="Contents"><ul>${parts.map(({ contents }) => contents).join('')}<li><a href="#errors"><strong>Error codes</strong></a></li></ul></nav>
${parts.map(({ section }) => section).join('\n')}
${errorSection()}`
  return manualPage({ title: `GraphQL API – ${siteName}`, description, siteName, main })
}

const rootField = (root: string, field: Field) =>
  `<article id="${root}.${field.name}"><h3>${field.name}</h3>
<p class="address">answers ${typeLink(field.type)}</p>${prose(field)}${
    field.args.length
      ? formatTable(
          `Arguments of ${field.name}`,
          field.args.map((one) => formatTypeRow(one, `${root}.${field.name}.${one.name}`, formatDefault(one))),
        )
      : ''
  }</article>`

const typeArticle = (type: GraphQLNamedType) =>
  `<article id="${type.name}"><h3>${type.name}</h3><p>${asProse(type.description ?? '')}</p>${formatMembers(type)}</article>`

const formatMembers = (type: GraphQLNamedType): string => {
  const id = (name: string) => `${type.name}.${name}`
  if (isEnumType(type))
    return formatTable(
      `Values of ${type.name}`,
      type.getValues().map((one) => formatTypeRow(one, id(one.name))),
      ['Value', 'Meaning'],
    )
  if (isInputObjectType(type))
    return formatTable(
      `Fields of ${type.name}`,
      Object.values(type.getFields()).map((one) => formatTypeRow(one, id(one.name), formatDefault(one))),
    )
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  const implemented = type.getInterfaces().map(({ name }) => `<a href="#${name}">${name}</a>`)
  const note = implemented.length ? `<p>Implements ${implemented.join(', ')}.</p>` : ''
  return (
    note +
    formatTable(
      `Fields of ${type.name}`,
      Object.values(type.getFields()).map((one) => formatTypeRow(one, id(one.name), formatArguments(one))),
    )
  )
}

const formatArguments = ({ args }: Field) =>
  args.length
    ? `<ul>${args.map((one) => `<li><code>${one.name}</code> ${typeLink(one.type)}${formatDefault(one)}: ${asProse(one.description ?? '')}</li>`).join('')}</ul>`
    : ''

const formatDefault = ({ defaultValue }: GraphQLArgument | GraphQLInputField) =>
  defaultValue === undefined || defaultValue === null
    ? ''
    : `, else <code>${escapeHtml(JSON.stringify(defaultValue).replace(/^"([A-Z_]+)"$/, '$1'))}</code>`

interface NamedElement {
  name: string
  type?: GraphQLOutputType | GraphQLInputType
  description?: string | null | undefined
  deprecationReason?: string | null | undefined
}

const formatTypeRow = (one: NamedElement, id: string, more = '') => {
  const type = one.type ? `<td class="type">${typeLink(one.type)}${more.startsWith('<ul>') ? '' : more}</td>` : ''
  return `<tr id="${id}"><th scope="row"><code>${one.name}</code></th>${type}<td>${prose(one)}${more.startsWith('<ul>') ? more : ''}</td></tr>`
}

const prose = ({ description, deprecationReason }: Pick<NamedElement, 'description' | 'deprecationReason'>) =>
  `<p>${asProse(description ?? '')}</p>${deprecationReason ? `<p class="note">${asProse(deprecationReason)}</p>` : ''}`

const typeLink = (type: GraphQLOutputType | GraphQLInputType): string => {
  const { name } = getNamedType(type)
  return `<code>${type.toString().replace(name, `<a href="#${name}">${name}</a>`)}</code>`
}

const errorSection = () => {
  const rows = Object.entries(errorCodes).map(
    ([code, { graphqlStatus, meaning }]) =>
      `<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td class="type">GraphQL: ${graphqlStatus}${restStatuses[code] ? `<br>REST: ${restStatuses[code]}` : ''}</td><td><p>${asProse(meaning)}</p></td></tr>`,
  )
  return `<section aria-labelledby="errors"><h2 id="errors">Error codes</h2><article>
<p>Each error has a code in <code>extensions.code</code>. If you can retry later, <code>extensions.retryAfterSeconds</code> and the header <code>Retry-After</code> give the wait. A refused field is null, and the error’s path names it. A payload lists errors in its input in <a href="#UserError">userErrors</a>.</p>
${formatTable('Error codes', rows, ['Code', 'HTTP status', 'Meaning'])}</article></section>`
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

const schemaFile = join(import.meta.dirname, '../../../schema.graphql')

/** From schema.graphql, which a test compares with the resolvers. */
export const referenceRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  let cached: { siteName: string; page: string } | undefined
  router.get('/graphql/reference', (ctx) => {
    const { env } = ctx.state.context
    const siteName = env.SITE_NAME
    if (cached?.siteName !== siteName)
      cached = { siteName, page: referencePage(buildSchema(readFileSync(schemaFile, 'utf8')), { siteName }) }
    ctx.set('cache-control', getCacheControl(env, 300))
    sendManual(ctx, 'text/html', cached.page)
  })
  return router
}
