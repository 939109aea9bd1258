import { graphql } from 'graphql'
import type { Pool } from 'pg'
import { createSchema } from '../../graphql/schema.ts'
import { readEnv } from '../../process/env.ts'

const schema = createSchema()
const env = readEnv({})

export const createSupplierClient =
  (pool: Pool) =>
  async <T>(source: string, variableValues: Record<string, unknown> = {}) => {
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue: { pool, env } })
    return { data: data as T, errors: errors?.map(({ message, extensions }) => ({ message, ...extensions })) }
  }

export interface List {
  nodes: { id: string; name: string; distance: number | null }[]
  edges: { cursor: string; distance: number | null; node: { id: string; name: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
  isTotalExact: boolean
  facets: { services: { service: string; count: number }[]; counties: { county: string; count: number }[] }
  place: { name: string; supplierCount: number } | null
  correctedQuery: string | null
  droppedWords: string[]
  widenedToMiles: number | null
}

export const listSuppliers = (pool: Pool) => {
  const execute = createSupplierClient(pool)
  return async (filter: Record<string, unknown> = {}, rest: Record<string, unknown> = {}): Promise<List> => {
    const { data, errors } = await execute<{ suppliers: List }>(
      `query ($filter: SupplierFilter, $sort: SupplierSort, $first: Int, $after: String) {
      suppliers(filter: $filter, sort: $sort, first: $first, after: $after) {
        edges { cursor distance node { id name } } pageInfo { hasNextPage endCursor } totalCount isTotalExact
        facets { services { service count } counties { county count } } place { name supplierCount }
        correctedQuery droppedWords widenedToMiles
      }
    }`,
      { filter, ...rest },
    )
    if (errors) throw new Error(errors[0]?.message)
    const nodes = data.suppliers.edges.map(({ distance, node }) => ({ ...node, distance }))
    return { ...data.suppliers, nodes }
  }
}
