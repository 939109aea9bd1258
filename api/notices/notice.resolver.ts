import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { requireStaff } from '../accounts/admin-only.ts'
import type { OfficeArea } from '../accounts/office-areas.rules.ts'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import { readChoices, saveChoices } from './notice-choices.ts'
import { noticeKinds } from './notice-kinds.rules.ts'
import { NoticeSettings, UpdateMyNoticesInput, UpdateMyNoticesPayload } from './notice.types.ts'

/** Areas with notifications: editors and analysts have none. */
const areas: OfficeArea[] = [...new Set(Object.values(noticeKinds).map(({ area }) => area))]

/** Staff notifications by email; each person chooses their own. */
@Resolver()
export class NoticeResolver {
  @Authorized(...areas)
  @Query(() => NoticeSettings, {
    nullable: true,
    description: 'The current user’s email notifications. For administrators and moderators.',
  })
  myNotices(@Ctx() context: Context): Promise<NoticeSettings> {
    return readChoices(context.pool, requireStaff(context, ...areas))
  }

  @Authorized(...areas)
  @Mutation(() => UpdateMyNoticesPayload, {
    nullable: true,
    description: 'Saves the current user’s email notifications. For administrators and moderators.',
  })
  updateMyNotices(
    @Ctx() context: Context,
    @Arg('input', () => UpdateMyNoticesInput, { description: 'What, and when.' }) input: UpdateMyNoticesInput,
  ): Promise<Payload<'settings', NoticeSettings>> {
    return inPayload('settings', () =>
      context.em.transactional((em) => saveChoices(em, requireStaff(context, ...areas), input)),
    )
  }
}
