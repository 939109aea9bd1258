import { GraphQLDateTime } from 'graphql-scalars'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import { AdResolver } from '../ads/ad.resolver.ts'
import { checkRole } from '../auth/admin-only.ts'
import { AccountResolver } from '../auth/account.resolver.ts'
import { AuthResolver } from '../auth/auth.resolver.ts'
import { ContactResolver } from '../contact/contact.resolver.ts'
import { CountyResolver } from '../places/county.resolver.ts'
import { RegistrationResolver } from '../registration/registration.resolver.ts'
import { PendingItemResolver } from '../requests/pending-item.resolver.ts'
import { RequestsResolver } from '../requests/requests.resolver.ts'
import { ReportResolver } from '../reports/report.resolver.ts'
import { ReviewResolver } from '../reviews/review.resolver.ts'
import { PostConnectionResolver, PostFieldsResolver } from '../blog/post-fields.resolver.ts'
import { PostResolver } from '../blog/post.resolver.ts'
import { SupplierReviewsResolver } from '../reviews/supplier-reviews.resolver.ts'
import { SupplierConnectionResolver, SupplierEdgeResolver } from '../suppliers/supplier-connection.resolver.ts'
import { SupplierFieldsResolver } from '../suppliers/supplier-fields.resolver.ts'
import { SupplierResolver } from '../suppliers/supplier.resolver.ts'
import { readPlainFields } from './plain-fields.ts'

/** Every resolver of the public schema. */
const resolvers: NonEmptyArray<Function> = [
  AccountResolver, AdResolver, AuthResolver, SupplierConnectionResolver, SupplierEdgeResolver, SupplierFieldsResolver, SupplierResolver, SupplierReviewsResolver,
  ContactResolver, PendingItemResolver, RegistrationResolver, ReportResolver, RequestsResolver, ReviewResolver, CountyResolver,
  PostConnectionResolver, PostFieldsResolver, PostResolver,
]

/** The schema, as schema.graphql shows it. */
export const createSchema = () =>
  readPlainFields(
    buildSchemaSync({
      resolvers,
      authChecker: checkRole,
      validate: false, // arguments are checked by our own rules, with messages for the fields
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    }),
  )
