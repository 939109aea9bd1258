import { graphql } from 'graphql'
import type { Pool } from 'pg'
import { buildSchemaSync } from 'type-graphql'
import { SupplierReviewsResolver } from '../reviews/supplier-reviews.resolver.ts'
import type { Context } from '../server/context.ts'
import { SupplierConnectionResolver } from './supplier-connection.resolver.ts'
import { SupplierFieldsResolver } from './supplier-fields.resolver.ts'
import { SupplierResolver } from './supplier.resolver.ts'

const schema = buildSchemaSync({
  validate: false,
  resolvers: [SupplierResolver, SupplierConnectionResolver, SupplierFieldsResolver, SupplierReviewsResolver],
})

/** Asks the suppliers' part of the schema, as a test file of its own: `T` is what the query asks for. */
export const askSuppliers =
  (pool: Pool) =>
  async <T>(source: string, variableValues: Record<string, unknown> = {}) => {
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue: { pool } as Context })
    return {
      data: data as T,
      errors: errors?.map(({ message, extensions, originalError }) => ({ message, ...extensions, stack: originalError?.stack })),
    }
  }
