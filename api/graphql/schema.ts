import {
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { GraphQLDateTime } from 'graphql-scalars'
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql'
import { AdResolver, AdSettingsResolver, AdSlotResolver } from '../ads/ad.resolver.ts'
import { AuditResolver } from '../accounts/audit/audit.resolver.ts'
import { checkRole } from '../accounts/admin-only.ts'
import { AccountResolver } from '../accounts/account/account.resolver.ts'
import { AuthResolver } from '../accounts/sign-in/auth.resolver.ts'
import { SignedInUserResolver } from '../accounts/account/signed-in-user.resolver.ts'
import { UserRoleResolver } from '../accounts/user-role.resolver.ts'
import { DuplicatePairResolver, DuplicateResolver } from '../duplicates/duplicate.resolver.ts'
import { SupplierListResolver } from '../suppliers/full-export/full-export.resolver.ts'
import { BackupResolver } from '../maintenance/backup/backup.resolver.ts'
import { BacklinkResolver } from '../backlinks/backlink.resolver.ts'
import { ChangeResolver } from '../partners/changes/change.resolver.ts'
import { ContactResolver } from '../contact/contact.resolver.ts'
import { AreaResolver, CountryResolver, SupplierAreaResolver } from '../counties/area.resolver.ts'
import {
  CountyFieldsResolver,
  CountyContentFieldsResolver,
  LocationFieldsResolver,
  SupplierCountyResolver,
} from '../counties/county-fields.resolver.ts'
import { CountyResolver } from '../counties/county.resolver.ts'
import { ApiKeyResolver } from '../partners/keys/api-key.resolver.ts'
import {
  BusinessRequestFieldsResolver,
  RegistrationFieldsResolver,
  RegistrationResolver,
} from '../registration/registration.resolver.ts'
import {
  DecisionResolver,
  LikelySupplierResolver,
  PendingItemConnectionResolver,
  PendingItemResolver,
} from '../moderation/requests/pending-item.resolver.ts'
import { FiguresResolvers } from '../moderation/reviews/figures.resolver.ts'
import { ModerationResolver } from '../moderation/reviews/moderation.resolver.ts'
import { RequestsResolver } from '../moderation/requests/requests.resolver.ts'
import { ReportResolver } from '../moderation/reports/report.resolver.ts'
import { ReviewResolver } from '../reviews/review.resolver.ts'
import { AdminPostConnectionResolver, AdminPostResolver } from '../blog/admin/admin-post.resolver.ts'
import { PostConnectionResolver, PostFieldsResolver } from '../blog/post-fields.resolver.ts'
import { PostResolver } from '../blog/post.resolver.ts'
import {
  PreviewFieldResolver,
  ScrapeListingResolver,
  ScrapeRunResolver,
  SupplierPreviewResolver,
} from '../scraping/control/scrape-enums.resolver.ts'
import { RemotePictureResolver } from '../scraping/pictures/remote-picture.resolver.ts'
import { ScrapingResolver } from '../scraping/control/scraping.resolver.ts'
import { SiteReportResolver } from '../stats/site-report.resolver.ts'
import { ReviewSupplierResolver, SupplierReviewsResolver } from '../reviews/supplier-reviews.resolver.ts'
import { AdminStatsResolver } from '../stats/admin-stats.resolver.ts'
import { IntakeResolver, SupplierImportResolver } from '../suppliers/import/batches/batch.resolver.ts'
import { TransferResolver } from '../maintenance/transfer/transfer.resolver.ts'
import { UploadResolver } from '../suppliers/import/uploads/upload.resolver.ts'
import {
  AdminSupplierResolver,
  SupplierEntryConnectionResolver,
  SupplierEntryResolver,
} from '../suppliers/admin/admin-supplier.resolver.ts'
import { ExplainSearchResolver } from '../suppliers/admin/explain-search.resolver.ts'
import { ChangePostResolver } from '../blog/admin/change-post.resolver.ts'
import { ChangeAdsResolver } from '../ads/change-ads.resolver.ts'
import { ChangeItemResolver } from '../moderation/requests/change-item.resolver.ts'
import { InvitationResolver } from '../accounts/people/invitation.resolver.ts'
import { ScheduleResolver } from '../office/schedules/schedule.resolver.ts'
import { OutboxResolver } from '../office/outbox/outbox.resolver.ts'
import { GoingLiveResolver } from '../office/going-live/going-live.resolver.ts'
import { OwnEmailResolver } from '../accounts/people/verify-email.resolver.ts'
import { PeopleResolver } from '../accounts/people/people.resolver.ts'
import { NoticeResolver } from '../notices/notice.resolver.ts'
import { OfficeResolver } from '../office/to-do/office.resolver.ts'
import { PersonalDataResolver } from '../maintenance/personal-data/personal-data.resolver.ts'
import { ChangeBacklinkResolver } from '../backlinks/change-backlink.resolver.ts'
import { ChangeDuplicatesResolver } from '../duplicates/change-duplicates.resolver.ts'
import { ChangeAccountResolver } from '../accounts/account/change-account.resolver.ts'
import { ChangeScrapeResolver } from '../scraping/control/change-scrape.resolver.ts'
import { ScrapeListsResolver } from '../scraping/control/scrape-lists.resolver.ts'
import { ChangeSupplierResolver } from '../suppliers/admin/change-supplier.resolver.ts'
import {
  SearchReadingResolver,
  SupplierConnectionResolver,
  SupplierEdgeResolver,
  SupplierFacetsResolver,
} from '../suppliers/public/supplier-connection.resolver.ts'
import { SupplierDetailsResolver } from '../suppliers/supplier-details.resolver.ts'
import { SupplierRelationsResolver } from '../suppliers/public/supplier-relations.resolver.ts'
import { SupplierResolver } from '../suppliers/public/supplier.resolver.ts'
import { NodeResolver } from './node.resolver.ts'
import { SiteSettingsResolver } from '../office/site/site-settings.resolver.ts'
import { GuideResolver } from '../counties/guides/guide.resolver.ts'
import { RedirectResolver } from '../office/redirects/redirect.resolver.ts'
import { LegalResolver } from '../office/legal/legal.resolver.ts'
import { WebhookResolver } from '../partners/webhooks/webhook.resolver.ts'
import { readPlainFields } from './patches/plain-fields.ts'

const resolvers: NonEmptyArray<Function> = [
  AccountResolver,
  AdResolver,
  AdSettingsResolver,
  AdSlotResolver,
  AdminPostConnectionResolver,
  AdminPostResolver,
  AdminStatsResolver,
  AdminSupplierResolver,
  ExplainSearchResolver,
  SupplierEntryResolver,
  IntakeResolver,
  TransferResolver,
  UploadResolver,
  SupplierImportResolver,
  ApiKeyResolver,
  AuditResolver,
  AuthResolver,
  BacklinkResolver,
  BackupResolver,
  SupplierListResolver,
  ChangeResolver,
  ChangePostResolver,
  ChangeAdsResolver,
  ChangeItemResolver,
  ChangeBacklinkResolver,
  ChangeDuplicatesResolver,
  ChangeAccountResolver,
  ChangeScrapeResolver,
  ChangeSupplierResolver,
  ContactResolver,
  AreaResolver,
  CountryResolver,
  CountyFieldsResolver,
  CountyContentFieldsResolver,
  CountyResolver,
  DecisionResolver,
  DuplicatePairResolver,
  DuplicateResolver,
  LocationFieldsResolver,
  GoingLiveResolver,
  LegalResolver,
  NodeResolver,
  InvitationResolver,
  NoticeResolver,
  OfficeResolver,
  OutboxResolver,
  OwnEmailResolver,
  PeopleResolver,
  ScheduleResolver,
  PersonalDataResolver,
  GuideResolver,
  LikelySupplierResolver,
  PendingItemConnectionResolver,
  PendingItemResolver,
  PostConnectionResolver,
  PostFieldsResolver,
  PostResolver,
  BusinessRequestFieldsResolver,
  RegistrationFieldsResolver,
  RegistrationResolver,
  RedirectResolver,
  ReportResolver,
  ModerationResolver,
  ...FiguresResolvers,
  RequestsResolver,
  ReviewResolver,
  ReviewSupplierResolver,
  PreviewFieldResolver,
  ScrapeListingResolver,
  ScrapeRunResolver,
  ScrapeListsResolver,
  ScrapingResolver,
  RemotePictureResolver,
  SearchReadingResolver,
  SignedInUserResolver,
  SiteReportResolver,
  SiteSettingsResolver,
  SupplierAreaResolver,
  SupplierConnectionResolver,
  SupplierCountyResolver,
  SupplierDetailsResolver,
  SupplierEdgeResolver,
  SupplierEntryConnectionResolver,
  SupplierFacetsResolver,
  SupplierRelationsResolver,
  SupplierResolver,
  SupplierPreviewResolver,
  SupplierReviewsResolver,
  UserRoleResolver,
  WebhookResolver,
]

/** Subscriptions read from the database instead: see scraping/runs/live-state.ts. */
const noPubSub: PubSub = {
  publish: () => {},
  subscribe: (topic) => {
    throw new Error(`Nothing is published under ${topic}`)
  },
}

/** TypeGraphQL cannot describe the root types. */
const describeRoots = (schema: GraphQLSchema): GraphQLSchema => {
  const describe = (root: GraphQLObjectType | null | undefined, words: string) =>
    Object.assign(root ?? {}, { description: words })
  describe(
    schema.getQueryType(),
    'Queries. Public fields are open to everyone; fields for administrators or staff say so. A refused non-null field makes the whole response null, so query restricted fields in a separate operation.',
  )
  describe(
    schema.getMutationType(),
    'Mutations, executed in order. Those with a payload report input errors in `userErrors`; others as errors with the code BAD_USER_INPUT.',
  )
  describe(schema.getSubscriptionType(), 'Live updates over WebSockets, by the protocol graphql-transport-ws.')
  return schema
}

/** Required arguments come first, then filters, then pagination. */
const getArgumentRank = (argument: GraphQLArgument): number => {
  if (isRequiredArgument(argument)) return argument.name === 'id' ? 0 : 1
  return 3 + ['first', 'after'].indexOf(argument.name) // 2 for all others
}

/** TypeGraphQL lists a field's arguments in reverse, since decorators run from last to first. */
const orderArguments = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(isObjectType(type) || isInterfaceType(type)) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      field.args = field.args.toReversed().sort((one, other) => getArgumentRank(one) - getArgumentRank(other))
  }
  return schema
}

export const createSchema = () =>
  describeRoots(
    orderArguments(
      readPlainFields(
        buildSchemaSync({
          resolvers,
          authChecker: checkRole,
          pubSub: noPubSub,
          skipCheck: true, // it introspects the whole schema at each start; codegen checks the committed one
          validate: false, // our own rules check arguments, with a message for each field
          scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
        }),
      ),
    ),
  )
