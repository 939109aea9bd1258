import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../testing/long.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { createSchema } from '../graphql/schema.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite({ SCRAPER_SOURCES: 'yell' })
afterAll(site.close)
beforeAll(async () => {
  const make = build(site.database.pool)
  await make.review(await make.supplier(), { status: 'pending' })
})

const schema = createSchema()
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ args }) => args.length)
    .map((field) => [`${type.name}.${field.name}`, type.name.toLowerCase(), field] as const),
)

interface OddInput {
  text: string
  number: number
}

const plausible: OddInput = { text: '1', number: 1 }

const createValue = (type: GraphQLInputType, odd: OddInput, depth = 0): unknown => {
  if (isNonNullType(type)) return createValue(type.ofType, odd, depth)
  if (isListType(type)) return [createValue(type.ofType, odd, depth)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    if (depth > 3) return undefined
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, createValue(field.type, odd, depth + 1)]),
    )
  }
  const values: Record<string, unknown> = {
    Int: odd.number,
    Float: odd.number,
    Boolean: true,
    DateTime: '2026-01-02T03:04:05Z',
    JSON: {},
  }
  return values[type.name] ?? odd.text
}

const createOperation = (root: string, { name, args, type }: GraphQLField<unknown, unknown>) =>
  `${root} (${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) { ${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''} }`

const oddTexts: readonly [what: string, text: string][] = [
  ['nothing', ''],
  ['a null character', 'ab\u0000cd'],
  ['half a character', 'ab\ud800cd'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['wildcards and quotes', `%_\\'"; drop table supplier; --`],
  ['a number beyond every id', '99999999999999999999'],
  ['an id', '1'],
  ['very much', 'x'.repeat(50_000)],
]

const understood = [
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'GRAPHQL_VALIDATION_FAILED',
]

describe('odd input is accepted or refused with a message, never an internal error', () => {
  test.each(fields)('%s', async (_, root, field) => {
    for (const [turn, [what, text]] of oddTexts.entries()) {
      site.as(site.admin)
      const alone = field.args.filter((_, place) => isLong || (place + turn) % 9 === 0)
      const numbers = isLong || text === '' ? [1, -2_147_483_648, 2_147_483_647] : [1]
      for (const number of numbers) {
        for (const odd of [undefined, ...alone]) {
          // all at once, then each alone, since the first refused one hides the others
          const variables = Object.fromEntries(
            field.args
              .filter((arg) => !odd || odd === arg || isRequiredArgument(arg))
              .map((arg) => [arg.name, createValue(arg.type, !odd || odd === arg ? { text, number } : plausible)]),
          )
          const { errors } = await site.ask(createOperation(root, field), variables)
          for (const { extensions, message } of errors ?? [])
            expect(understood, `${odd?.name ?? 'all'} ${what} ${number}: ${message}`).toContain(extensions.code)
        }
      }
    }
  })
})
