import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import pg from 'pg'
import { listenForBench } from '../servers/child.ts'
import { listSql } from '../servers/list-sql.ts'

const typeDefs = /* GraphQL */ `
  enum SupplierSort {
    RATING
  }
  input SupplierFilter {
    county: String
  }
  type Supplier {
    id: ID!
    name: String!
    city: String
    county: String
    averageRating: Float!
    reviewCount: Int!
    description: String
    services: [String!]!
    isPremium: Boolean!
    isVerified: Boolean!
    phone: String
    email: String
    address: String
    postcode: String
  }
  type SupplierConnection {
    nodes: [Supplier!]!
  }
  type Query {
    suppliers(filter: SupplierFilter!, sort: SupplierSort, first: Int): SupplierConnection!
  }
`

/** Set up as in GraphQL Yoga's manual, with the prepared statement of raw-server.ts. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const suppliers = async (_: unknown, { filter }: { filter: { county: string } }) => {
  const { rows } = await pool.query({ name: 'list', text: listSql, values: [filter.county] })
  return { nodes: rows }
}
const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers: { Query: { suppliers } } }), graphiql: false })
listenForBench(createServer((request, response) => void yoga(request, response)))
