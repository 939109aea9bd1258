import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'

/** @throws Error with a message for the assistant. */
export type ExecuteGraphQL = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const services = ['BLINDS', 'CURTAINS', 'SHUTTERS', 'INSTALLATION', 'REPAIRS', 'CUSTOM'] as const
const countries = ['ENGLAND', 'SCOTLAND', 'WALES', 'NORTHERN_IRELAND'] as const
const maxTextLength = 200
const maxDescriptionLength = 400

const text = z.string().nullable()
const short = {
  id: z.string(),
  name: z.string(),
  url: z.string().describe('The supplier’s page, to be given to the reader.'),
  city: text,
  county: text,
  postcode: text,
  phone: text,
  website: text,
  services: z.array(z.string()),
  averageRating: z.number().nullable().describe('Stars from 1 to 5; null without reviews.'),
  reviewCount: z.int(),
}
const shortFields = 'id name city county postcode phone website services averageRating reviewCount'

const searchResult = z.object({
  totalCount: z.int(),
  place: text.describe('Where was searched, as the site understood it.'),
  suppliers: z.array(z.object({ ...short, distanceMiles: z.number().nullable() })),
  next: text.describe('For `after`, to get more; null at the end.'),
})
const supplierResult = z.object({
  ...short,
  description: text,
  address: text,
  email: text,
  isVerified: z.boolean(),
  businessStatus: text.describe('CLOSED_TEMPORARILY or FUTURE_OPENING: it does not trade at present.'),
  openingHours: z.array(z.object({ day: z.string(), opens: text, closes: text })).nullable(),
  reviews: z.array(z.object({ rating: z.int(), comment: text, reviewerName: text, createdAt: z.string() })),
})
const countiesResult = z.object({
  counties: z.array(
    z.object({ name: z.string(), country: z.enum(countries).nullable(), supplierCount: z.int(), url: z.string() }),
  ),
})

const searchQuery = `query AssistantSearch($filter: SupplierFilter, $first: Int!, $after: String) {
  suppliers(filter: $filter, first: $first, after: $after) {
    totalCount place { name } edges { distance node { ${shortFields} } } pageInfo { hasNextPage endCursor }
  }
}`
const supplierQuery = `query AssistantSupplier($id: ID!) {
  supplier(id: $id) {
    ${shortFields} description address email isVerified businessStatus openingHours { day opens closes }
    reviews(first: 5) { nodes { rating comment reviewerName createdAt } }
  }
}`
const countiesQuery = 'query AssistantCounties { counties { name urlName country supplierCount } }'

export const addTools = (server: McpServer, execute: ExecuteGraphQL, siteUrl: string) => {
  const withUrl = <T extends { id: string }>(supplier: T) => ({
    ...supplier,
    url: `${siteUrl}/suppliers/${supplier.id}`,
  })

  server.registerTool(
    'search_suppliers',
    {
      title: 'Search suppliers',
      description:
        'Finds local suppliers of blinds, curtains and shutters in the UK and Europe, best match first. Give the place as the person said it.',
      inputSchema: {
        query: z
          .string()
          .max(maxTextLength)
          .optional()
          .describe('Words of a name or a product, such as “roman blinds”.'),
        near: z.string().max(maxTextLength).optional().describe('A postcode, a town or a county.'),
        service: z.enum(services).optional().describe('Only suppliers that offer it.'),
        first: z.int().min(1).max(20).default(10).describe('How many.'),
        after: z.string().max(maxTextLength).optional().describe('`next` of the answer before.'),
      },
      outputSchema: searchResult.shape,
      annotations: readOnly,
    },
    async ({ query, near, service, first, after }) => {
      const data = await execute(searchQuery, { filter: { query, near, service }, first, after })
      const { totalCount, place, edges, pageInfo } = data['suppliers'] as SupplierSearchResult
      return answer(searchResult, {
        totalCount,
        place: place?.name ?? null,
        suppliers: edges.map(({ distance, node }) => ({ ...withUrl(node), distanceMiles: distance })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      })
    },
  )

  server.registerTool(
    'get_supplier',
    {
      title: 'One supplier',
      description: 'A supplier’s contact, opening hours and latest five reviews.',
      inputSchema: { id: z.string().regex(/^\d{1,9}$/, 'An id is a number, as search_suppliers answers it.') },
      outputSchema: supplierResult.shape,
      annotations: readOnly,
    },
    async ({ id }) => {
      const supplier = (await execute(supplierQuery, { id }))['supplier'] as Details | null
      if (!supplier) throw new Error('There is no such supplier.')
      return answer(supplierResult, {
        ...withUrl(supplier),
        description: shortened(supplier.description),
        reviews: supplier.reviews.nodes.map((review) => ({ ...review, comment: shortened(review.comment) })),
      })
    },
  )

  server.registerTool(
    'list_counties',
    {
      title: 'Counties',
      description: 'The counties of the UK with the number of suppliers in each, and their pages.',
      inputSchema: { country: z.enum(countries).optional().describe('Only those of one country, such as WALES.') },
      outputSchema: countiesResult.shape,
      annotations: readOnly,
    },
    async ({ country }) => {
      const counties = (await execute(countiesQuery, {}))['counties'] as County[]
      return answer(countiesResult, {
        counties: counties
          .filter((county) => !country || county.country === country)
          .map(({ urlName, ...county }) => ({ ...county, url: `${siteUrl}/counties/${urlName}` })),
      })
    },
  )
}

interface SupplierSearchResult {
  totalCount: number
  place: { name: string } | null
  edges: { distance: number | null; node: Omit<SupplierSummary, 'url'> }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
type SupplierSummary = z.output<z.ZodObject<typeof short>>
interface Details extends Omit<z.output<typeof supplierResult>, 'url' | 'reviews'> {
  reviews: { nodes: z.output<typeof supplierResult>['reviews'] }
}
interface County {
  name: string
  urlName: string
  country: (typeof countries)[number] | null
  supplierCount: number
}

/** Truncates texts of suppliers and reviewers: assistants read every letter. */
const shortened = (written: string | null) =>
  written && written.length > maxDescriptionLength ? `${written.slice(0, maxDescriptionLength)}…` : written

/** The result as data, and as text for models that only read text; limited to the promised fields. */
const answer = <T extends z.ZodObject>(type: T, value: z.input<T>) => {
  const structuredContent = type.parse(value)
  return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] }
}
