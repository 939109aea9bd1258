import { globSync, readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { statusByCode } from '../../server/errors.ts'
import { listParts } from '../../testing/schema-rules.ts'
import { referencePage } from './reference.rest.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const page = referencePage(schema, { siteName: 'Blinds & Curtains' })
const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

test('the reference has every type, field and value, and no broken links', () => {
  const wanted = listParts(schema).flatMap(({ at }) => (at.includes('(') ? [] : [at]))
  expect(wanted.filter((at) => !ids.has(at))).toEqual([])
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe([...page.matchAll(/ id="/g)].length)
})

test('it shows types, arguments and the site’s name, and runs no script', () => {
  expect(page).toContain('<h3>createReview</h3>')
  expect(page).toMatch(/<tr id="Supplier.averageRating">.*?<a href="#Float">Float<\/a>/)
  expect(page).toMatch(
    /<tr id="Supplier.reviews">.*?<code>first<\/code> <code><a href="#Int">Int<\/a><\/code>, else <code>10<\/code>/,
  )
  for (const part of [
    '<nav aria-label="Contents">',
    '<section aria-labelledby="Mutation"><h2 id="Mutation">Mutations</h2>',
    '<table aria-label="Fields of Supplier">',
    '<th scope="row"><code>averageRating</code></th>',
  ])
    expect(page).toContain(part)
  expect(page).toContain('<title>GraphQL API – Blinds &amp; Curtains</title>')
  expect(/<script|\bsrc=|href="http/.test(page)).toBe(false)
  const described = buildSchema('type Query { "Fewer than <5> & `more`." few: Int }')
  expect(referencePage(described, { siteName: '' })).toContain('Fewer than &lt;5&gt; &amp; <code>more</code>.')
})

test('every error code is documented, with its REST status', () => {
  const files = globSync('api/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\/|error-codes/.test(file))
  const thrown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:PublicError\(\s*|\bcode: )'([A-Z][A-Z_]+)'/g)].map(([, code]) => code!),
  )
  expect(thrown).toEqual(expect.arrayContaining(['NOT_FOUND', 'OVERLOADED', 'INTERNAL_SERVER_ERROR']))
  expect([...new Set(thrown)].filter((code) => !ids.has(`error-${code}`))).toEqual([])
  for (const [code, status] of Object.entries(statusByCode))
    expect(page).toMatch(new RegExp(`id="error-${code}">(?:(?!</tr>).)*REST: ${status}`))
})
