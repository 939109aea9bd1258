import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { createClient } from 'graphql-ws'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { getMetadataStorage } from 'type-graphql'
import { officeAreas } from '../accounts/office-areas.rules.ts'
import { filePaths } from '../http/csrf.ts'
import { createSchema } from './schema.ts'
import { testSessionSite } from '../testing/test-session-site.ts'

/** A field in no list must refuse the role. */
const forAllStaff = ['Query.adminStats', 'Query.officeTasks']
const forListings = [
  'Query.adminSupplier',
  'Query.adminSuppliers',
  'Query.explainSearch',
  'Query.officeSuppliers',
  'Query.remotePicture',
  'Mutation.fetchPicture',
  'Mutation.createSupplier',
  'Mutation.updateSupplier',
]
const staffFields: Record<'moderator' | 'editor' | 'analyst', string[]> = {
  moderator: [
    ...forAllStaff,
    ...forListings,
    'Query.adminReviews',
    'Query.decisions',
    'Query.duplicatePair',
    'Query.duplicateRun',
    'Query.duplicateSuppliers',
    'Query.merges',
    'Query.myNotices',
    'Mutation.updateMyNotices',
    'Query.pendingCounts',
    'Query.pendingItem',
    'Query.pendingItems',
    'Subscription.pendingCounts',
    'Mutation.compareAllSuppliers',
    'Mutation.createSupplierFromRequest',
    'Mutation.createVerification',
    'Mutation.decideItem',
    'Mutation.deleteVerification',
    'Mutation.dismissDuplicatePair',
    'Mutation.hideSupplier',
    'Mutation.mergeDuplicates',
    'Mutation.moderateReviews',
    'Mutation.reopenItem',
    'Mutation.revertMerge',
    'Mutation.updateMessage',
  ],
  editor: [
    ...forAllStaff,
    ...forListings,
    'Query.adminGuide',
    'Query.adminGuides',
    'Query.adminPost',
    'Query.adminPosts',
    'Query.postPreview',
    'Mutation.createPost',
    'Mutation.deletePost',
    'Mutation.publishPost',
    'Mutation.resetGuide',
    'Mutation.restoreGuide',
    'Mutation.updateGuide',
    'Mutation.updatePost',
  ],
  analyst: [...forAllStaff, 'Query.siteReport'],
}
const staffPaths: Record<keyof typeof staffFields, string[]> = {
  moderator: [
    'GET /api/admin/stats',
    'GET /api/admin/duplicates',
    'POST /api/admin/clean-duplicates',
    'POST /api/admin/pictures',
  ],
  editor: ['GET /api/admin/stats', 'POST /api/admin/pictures'],
  analyst: ['GET /api/admin/stats'],
}

/** A field in no list must refuse all but administrators. */
const publicFields = new Set([
  'Query.adSettings',
  'Query.adSlots',
  'Query.changes',
  'Query.counties',
  'Query.countries',
  'Query.county',
  'Query.featuredSuppliers',
  'Query.latestPosts',
  'Query.invitation',
  'Query.legalText',
  'Query.me',
  'Query.myRole',
  'Query.node',
  'Query.nodes',
  'Query.myNeed',
  'Query.popularLocations',
  'Query.popularTags',
  'Query.post',
  'Query.postCategories',
  'Query.posts',
  'Query.suggest',
  'Query.supplier',
  'Query.supplierArea',
  'Query.supplierMap',
  'Query.suppliers',
  'Mutation.acceptInvitation',
  'Mutation.verifyEmail',
  'Mutation.createListingRequest',
  'Mutation.createMessage',
  'Mutation.createRegistration',
  'Mutation.createReport',
  'Mutation.createReview',
  'Mutation.signIn',
  'Mutation.signOut',
])

const ownFields = new Set([
  'Query.mySecondFactor',
  'Query.myEmail',
  'Query.mySignIns',
  'Query.mySessions',
  'Mutation.createSecondFactor',
  'Mutation.deleteSecondFactor',
  'Mutation.enableSecondFactor',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.updateOwnEmail',
  'Mutation.updatePassword',
  'Mutation.renewRecoveryCodes',
])

const publicPaths = new Set([
  'GET /api/auth/user',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/business-requests',
  'POST /contact',
  'POST /mcp',
  'GET /mcp',
  'DELETE /mcp',
  'PUT /mcp',
  'PATCH /mcp',
  'GET /llms.txt',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /graphql/reference',
  'POST /api/suppliers',
  'GET /api/blog-posts',
  'GET /api/blog-posts/latest',
  'GET /api/blog-posts/slug/:slug',
  'GET /api/blog-posts/category/:category',
  'GET /api/changes',
  'GET /api/locations/popular',
  'GET /api/locations/counties',
  'GET /api/locations/counties/:county/content',
  'GET /api/suppliers',
  'GET /api/suppliers.ndjson',
  'GET /api/suppliers/featured',
  'GET /api/suppliers/search',
  'GET /api/suppliers/near',
  'GET /api/suppliers/county/:county',
  'GET /api/suppliers/:id',
  'GET /api/suppliers/:id/reviews',
  'GET /blog/feed.xml',
  'GET /widget/json',
  'GET /widget/html',
  'GET /widget/frame',
  'GET /badge/:id.svg',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/pages.xml',
  String.raw`GET /^\/sitemaps\/suppliers-(\d{1,9})\.xml$/`,
  'GET /pictures/:kind/:name.png',
  'GET /pictures/:file',
  'GET /pictures/counties/:county.svg',
  'GET /pictures/counties/:county.json',
  'GET /map-tiles/:z/:x/:y',
  'GET /pictures/towns/:town.svg',
  'GET /pictures/suppliers/:id.svg',
  'GET /favicon.ico',
  'GET /favicon.svg',
  'GET /icon.svg',
  'GET /apple-touch-icon.png',
  'GET /icon-192.png',
  'GET /icon-512.png',
  'GET /icons/:hash/:name',
])

const site = await testSessionSite()
afterAll(site.close)
const [visitor, bob] = [site.browser(), site.browser()]
await bob.signIn('bob', 'builder1')
const roles = Object.keys(staffFields) as (keyof typeof staffFields)[]
const staff = Object.fromEntries(roles.map((role) => [role, site.browser()]))
for (const role of roles) {
  await site.rows(
    "insert into app_user (username, password, role) select $1, password, $1 from app_user where username = 'Bob'",
    [role],
  )
  await staff[role]!.signIn(role, 'builder1')
}

const schema = createSchema()
const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    root: type!.name,
    name: `${type!.name}.${field.name}`,
    field,
  })),
)

const someValue = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return someValue(type.ofType)
  if (isListType(type)) return `[${someValue(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField)
    return `{ ${needed.map((one) => `${one.name}: ${someValue(one.type)}`).join(', ')} }`
  }
  const values: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    ID: '"1"',
    DateTime: '"2026-01-02T03:04:05Z"',
    JSON: '{}',
  }
  return values[type.name] ?? '"some text"'
}

const operation = (root: string, field: GraphQLField<unknown, unknown>) => {
  const args = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${someValue(arg.type)}`)
  return `${root.toLowerCase()} { ${field.name}${args.length ? `(${args.join(', ')})` : ''}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''} }`
}

type Errors = { message: string; extensions?: { code?: string } }[] | undefined

const overSocket = async (query: string, cookie: string): Promise<Errors> => {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie } })
    }
  }
  const client = createClient({ url: `${site.origin.replace('http', 'ws')}/graphql`, webSocketImpl: Socket })
  try {
    const { value } = await client.iterate({ query }).next()
    return value?.errors as Errors
  } catch (errors) {
    return errors as Errors
  } finally {
    await client.dispose()
  }
}

const readErrorCode = async (root: string, query: string, who: typeof bob) => {
  const errors = root === 'Subscription' ? await overSocket(query, who.cookie()) : (await who.ask(query)).errors
  return errors?.[0]?.extensions?.code ?? errors?.[0]?.message ?? 'no error'
}

const named = (wanted: (name: string) => boolean) =>
  fields.filter(({ name }) => wanted(name)).map((one) => [one.name, one] as const)

describe('every restricted query, mutation and subscription', () => {
  test.each(named((name) => !publicFields.has(name)))('%s refuses a visitor', async (name, { root, field }) => {
    const visitorCode = await readErrorCode(root, operation(root, field), visitor)
    expect(visitorCode, `${name} answers a visitor: guard it with @Authorized('ADMIN'), or list it as public`).toBe(
      'UNAUTHENTICATED',
    )
  })

  test.each(named((name) => !publicFields.has(name) && !ownFields.has(name)))(
    '%s refuses a user who is no administrator',
    async (name, { root, field }) => {
      expect(
        await readErrorCode(root, operation(root, field), bob),
        `${name} answers any user: guard it with @Authorized('ADMIN')`,
      ).toBe('FORBIDDEN')
    },
  )
})

const guardedFields = fields.filter(({ name }) => !publicFields.has(name) && !ownFields.has(name))

describe.each(roles)('the office as the role %s', (role) => {
  test('exactly the listed operations are available', async () => {
    const answers: string[] = []
    for (const { root, name, field } of guardedFields)
      if ((await readErrorCode(root, operation(root, field), staff[role]!)) !== 'FORBIDDEN') answers.push(name)
    expect(answers.toSorted()).toEqual(staffFields[role].toSorted())
  })

  test('exactly the listed REST paths are available', async () => {
    const answers: string[] = []
    for (const route of guardedRoutes) {
      const [method, path] = createRequest(route)
      const { status } = await staff[role]!.rest(path, { method, ...createBody(method, path) })
      if (status !== 403) answers.push(route)
    }
    expect(answers.toSorted()).toEqual(staffPaths[role].toSorted())
  })
})

test('each operation’s area exists, so that no role is excluded by a typo', () => {
  const { authorizedFields, fieldResolvers, queries, mutations, subscriptions } = getMetadataStorage()
  const named = [authorizedFields, fieldResolvers, queries, mutations, subscriptions].flatMap((some) =>
    some.flatMap((one) => one.roles ?? []),
  )
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((area) => area !== 'ADMIN' && !(String(area) in officeAreas))).toEqual([])
})

interface Layer {
  path: string | RegExp
  methods: string[]
}
const routes = (site.app.middleware as unknown as { router?: { stack: Layer[] } }[])
  .flatMap(({ router }) => router?.stack ?? [])
  .flatMap(({ path, methods }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${typeof path === 'string' ? path.replace(/(.)\/$/, '$1') : String(path)}`),
  )

const guardedRoutes = routes.filter((route) => !publicPaths.has(route) && !/ \/api(?:\/\{\*rest\})?$/.test(route))

const createRequest = (route: string) => {
  const [method, pattern] = route.split(' ') as [string, string]
  return [method, pattern.replace(/:\w+/g, '1')] as const
}

const createBody = (method: string, path: string) => {
  const type = filePaths.get(path)?.at(-1)
  return method === 'GET' ? {} : { body: type ? new Blob([], { type }) : {} }
}

describe('every restricted REST path', () => {
  test('the paths are found', () => expect(routes).toContain('GET /api/auth/user'))

  test.each(guardedRoutes)('%s', async (route) => {
    const [method, path] = createRequest(route)
    const statusFor = async (who: typeof bob) => (await who.rest(path, { method, ...createBody(method, path) })).status
    expect(await statusFor(visitor), `${route} answers a visitor: put adminOnly before it, or list it as public`).toBe(
      401,
    )
    expect(await statusFor(bob), `${route} answers a user who is no administrator`).toBe(403)
  })
})
