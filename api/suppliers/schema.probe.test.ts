import { printSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { test } from 'vitest'
import { SupplierReviewsResolver } from '../reviews/supplier-reviews.resolver.ts'
import { SupplierConnectionResolver } from './supplier-connection.resolver.ts'
import { SupplierFieldsResolver } from './supplier-fields.resolver.ts'
import { SupplierResolver } from './supplier.resolver.ts'
test('x', () => {
  console.log(printSchema(buildSchemaSync({ validate: false, resolvers: [SupplierResolver, SupplierConnectionResolver, SupplierFieldsResolver, SupplierReviewsResolver] })).replaceAll(/"""[^"]*"""\n/g, ''))
})
