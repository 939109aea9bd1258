import { Ctx, Extensions, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql'
import { ReopenItemPayload, UpdateMessagePayload } from '../requests/change-item.types.ts'
import { CreateSupplierFromRequestPayload, DecideItemPayload } from '../requests/decide-item.types.ts'
import { countPending } from '../requests/list-pending.ts'
import { PendingCount } from '../requests/pending-item.ts'
import type { Context } from '../../server/context.ts'
import type { WeightedField } from '../../process/weight.ts'
import { AdminStats, adminStats } from '../../stats/admin-stats.ts'
import { ModerateReviewsPayload } from './moderate-reviews.types.ts'

const createFiguresResolver = (payload: ClassType) => {
  @Resolver(() => payload)
  class FiguresResolver {
    @Extensions({ weight: 10 } satisfies WeightedField)
    @FieldResolver(() => AdminStats, { nullable: true, description: 'The site’s updated totals.' })
    stats(@Root() _payload: object, @Ctx() { pool }: Context): Promise<AdminStats> {
      return adminStats(pool)
    }

    @Extensions({ weight: 10, longest: 5 } satisfies WeightedField)
    @FieldResolver(() => [PendingCount], {
      nullable: true,
      description: 'The updated number of pending items of each kind.',
    })
    pendingCounts(@Root() _payload: object, @Ctx() { pool }: Context): Promise<PendingCount[]> {
      return countPending(pool)
    }
  }
  return FiguresResolver
}

export const FiguresResolvers = [
  DecideItemPayload,
  CreateSupplierFromRequestPayload,
  ReopenItemPayload,
  UpdateMessagePayload,
  ModerateReviewsPayload,
].map(createFiguresResolver)
