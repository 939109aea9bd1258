import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'

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
  url: z.string().describe('The supplier’s page: show it to the reader as a link.'),
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
  totalCount: z.int().describe('How many suppliers match, counted up to 1,000.'),
  place: text.describe('The place that was searched, as the site understood it, such as “Cheltenham”.'),
  suppliers: z.array(z.object({ ...short, distanceMiles: z.number().nullable() })),
  next: text.describe('Pass it as `after` to get the next page; null at the end.'),
})
const supplierResult = z.object({
  ...short,
  description: text,
  address: text,
  email: text,
  isVerified: z.boolean(),
  businessStatus: text.describe('CLOSED_TEMPORARILY or FUTURE_OPENING if it does not trade at present.'),
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
        'Finds local suppliers of blinds, curtains and shutters in the UK and Europe, best match first. Pass the place in the person’s own words.',
      inputSchema: {
        query: z.string().max(maxTextLength).optional().describe('Words of a name or product, such as “roman blinds”.'),
        near: z
          .string()
          .max(maxTextLength)
          .optional()
          .describe('A postcode, town or county, such as “GL50”, “Cheltenham” or “Devon”.'),
        service: z.enum(services).optional().describe('Only suppliers that offer this service.'),
        first: z.int().min(1).max(20).default(10).describe('How many suppliers to return.'),
        after: z.string().max(maxTextLength).optional().describe('`next` from the previous answer.'),
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
      title: 'Get a supplier',
      description: 'A supplier’s contact details, opening hours and five newest reviews.',
      inputSchema: {
        id: z
          .string()
          .regex(/^\d{1,9}$/, 'An id is a number from the results of search_suppliers.')
          .describe('An id from search_suppliers, such as “12”.'),
      },
      outputSchema: supplierResult.shape,
      annotations: readOnly,
    },
    async ({ id }) => {
      const supplier = (await execute(supplierQuery, { id }))['supplier'] as Details | null
      if (!supplier) throw new Error('No supplier has this id.')
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
      title: 'List counties',
      description: 'The counties of the UK, each with its number of suppliers and the address of its page.',
      inputSchema: { country: z.enum(countries).optional().describe('Only counties of this country, such as WALES.') },
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

/** Assistants read every letter. */
const shortened = (written: string | null) =>
  written && written.length > maxDescriptionLength ? `${written.slice(0, maxDescriptionLength)}…` : written

/** As data, and as text for models that only read text; limited to the promised fields. */
const answer = <T extends z.ZodObject>(type: T, value: z.input<T>) => {
  const structuredContent = type.parse(value)
  return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] }
}
