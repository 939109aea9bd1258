import { GraphQLDateTime } from 'graphql-scalars'
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql'
import { AdResolver } from '../ads/ad.resolver.ts'
import { AuditResolver } from '../audit/audit.resolver.ts'
import { checkRole } from '../auth/admin-only.ts'
import { AccountResolver } from '../auth/account.resolver.ts'
import { AuthResolver } from '../auth/auth.resolver.ts'
import { SignedInUserResolver } from '../auth/signed-in-user.resolver.ts'
import { DuplicateResolver } from '../duplicates/duplicate.resolver.ts'
import { BackupResolver } from '../backup/backup.resolver.ts'
import { BacklinkResolver } from '../backlinks/backlink.resolver.ts'
import { ContactResolver } from '../contact/contact.resolver.ts'
import { AreaResolver } from '../counties/area.resolver.ts'
import { CountyResolver } from '../counties/county.resolver.ts'
import { RegistrationResolver } from '../registration/registration.resolver.ts'
import { PendingItemResolver } from '../requests/pending-item.resolver.ts'
import { RequestsResolver } from '../requests/requests.resolver.ts'
import { ReportResolver } from '../reports/report.resolver.ts'
import { ReviewResolver } from '../reviews/review.resolver.ts'
import { AdminPostResolver } from '../blog/admin-post.resolver.ts'
import { PostConnectionResolver, PostFieldsResolver } from '../blog/post-fields.resolver.ts'
import { PostResolver } from '../blog/post.resolver.ts'
import { ScrapingResolver } from '../scraping/scraping.resolver.ts'
import { SiteReportResolver } from '../stats/site-report.resolver.ts'
import { SupplierReviewsResolver } from '../reviews/supplier-reviews.resolver.ts'
import { AdminStatsResolver } from '../stats/admin-stats.resolver.ts'
import { AdminSupplierResolver } from '../suppliers/admin/admin-supplier.resolver.ts'
import {
  SearchReadingResolver,
  SupplierConnectionResolver,
  SupplierEdgeResolver,
  SupplierFacetsResolver,
} from '../suppliers/supplier-connection.resolver.ts'
import { SupplierRelationsResolver } from '../suppliers/supplier-relations.resolver.ts'
import { SupplierResolver } from '../suppliers/supplier.resolver.ts'
import { readPlainFields } from './patches/plain-fields.ts'

/** Every resolver of the public schema. */
const resolvers: NonEmptyArray<Function> = [
  AccountResolver,
  AdResolver,
  AdminPostResolver,
  AdminStatsResolver,
  AdminSupplierResolver,
  AuditResolver,
  AuthResolver,
  BacklinkResolver,
  BackupResolver,
  ContactResolver,
  AreaResolver,
  CountyResolver,
  DuplicateResolver,
  PendingItemResolver,
  PostConnectionResolver,
  PostFieldsResolver,
  PostResolver,
  RegistrationResolver,
  ReportResolver,
  RequestsResolver,
  ReviewResolver,
  ScrapingResolver,
  SearchReadingResolver,
  SignedInUserResolver,
  SiteReportResolver,
  SupplierConnectionResolver,
  SupplierEdgeResolver,
  SupplierFacetsResolver,
  SupplierRelationsResolver,
  SupplierResolver,
  SupplierReviewsResolver,
]

/** Subscriptions have a source of their own, in the database: see scraping/runs/live-state.ts. */
const noPubSub: PubSub = {
  publish: () => {},
  subscribe: (topic) => {
    throw new Error(`Nothing is published under ${topic}`)
  },
}

/** The schema, as schema.graphql shows it. */
export const createSchema = () =>
  readPlainFields(
    buildSchemaSync({
      resolvers,
      authChecker: checkRole,
      pubSub: noPubSub,
      validate: false, // arguments are checked by our own rules, with a message for each field
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    }),
  )
