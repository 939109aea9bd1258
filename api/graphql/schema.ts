import {
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { GraphQLDateTime } from 'graphql-scalars'
import { buildSchemaSync, getMetadataStorage, type PubSub } from 'type-graphql'
import { checkRole } from '../accounts/admin-only.ts'
import '../accounts/account/account.resolver.ts'
import '../accounts/account/change-account.resolver.ts'
import '../accounts/audit/audit.resolver.ts'
import '../accounts/people/invitation.resolver.ts'
import '../accounts/people/people.resolver.ts'
import '../accounts/people/verify-email.resolver.ts'
import '../accounts/sign-in/auth.resolver.ts'
import '../ads/ad.resolver.ts'
import '../backlinks/backlink.resolver.ts'
import '../blog/admin/admin-post.resolver.ts'
import '../blog/post.resolver.ts'
import '../contact/contact.resolver.ts'
import '../counties/area.resolver.ts'
import '../counties/county-fields.resolver.ts'
import '../counties/county.resolver.ts'
import '../counties/guides/guide.resolver.ts'
import '../duplicates/change-duplicates.resolver.ts'
import '../duplicates/duplicate.resolver.ts'
import './node.resolver.ts'
import '../maintenance/backup/backup.resolver.ts'
import '../maintenance/personal-data/personal-data.resolver.ts'
import '../maintenance/transfer/transfer.resolver.ts'
import '../moderation/reports/report.resolver.ts'
import '../moderation/requests/change-item.resolver.ts'
import '../moderation/requests/pending-item.resolver.ts'
import '../moderation/requests/requests.resolver.ts'
import '../moderation/reviews/moderation.resolver.ts'
import '../notices/notice.resolver.ts'
import '../office/going-live/going-live.resolver.ts'
import '../office/legal/legal.resolver.ts'
import '../office/outbox/outbox.resolver.ts'
import '../office/redirects/redirect.resolver.ts'
import '../office/schedules/schedule.resolver.ts'
import '../office/site/site-settings.resolver.ts'
import '../office/to-do/office.resolver.ts'
import '../partners/changes/change.resolver.ts'
import '../partners/keys/api-key.resolver.ts'
import '../partners/webhooks/webhook.resolver.ts'
import '../registration/registration.resolver.ts'
import '../reviews/review.resolver.ts'
import '../reviews/supplier-reviews.resolver.ts'
import '../scraping/control/change-scrape.resolver.ts'
import '../scraping/control/scraping.resolver.ts'
import '../scraping/pictures/remote-picture.resolver.ts'
import '../stats/stats.resolver.ts'
import '../suppliers/admin/admin-supplier.resolver.ts'
import '../suppliers/search/explain-search.resolver.ts'
import '../suppliers/full-export/full-export.resolver.ts'
import '../suppliers/import/batches/batch.resolver.ts'
import '../suppliers/import/uploads/upload.resolver.ts'
import '../suppliers/public/supplier-connection.resolver.ts'
import '../suppliers/public/supplier-relations.resolver.ts'
import '../suppliers/public/supplier.resolver.ts'
import '../suppliers/supplier-details.resolver.ts'
import { readPlainFields } from './patches/plain-fields.ts'

/** Subscriptions read from the database instead: see scraping/runs/read-state.ts. */
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
          resolvers: getMetadataStorage().resolverClasses.map(({ target }) => target) as [Function], // all imported above
          authChecker: checkRole,
          pubSub: noPubSub,
          skipCheck: true, // it introspects the whole schema at each start; codegen checks the committed one
          validate: false, // our own rules check arguments, with a message for each field
          scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
        }),
      ),
    ),
  )
