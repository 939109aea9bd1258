import { Authorized, Ctx, Query, Resolver, Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, PayloadMutation, refuseStale } from '../schema/types.ts'
import { requireStaff } from '../accounts/admin-only.ts'
import { mayUse, type OfficeArea } from '../accounts/office-areas.rules.ts'
import { getStaffRole, type Context, type Viewer } from '../server/context.ts'
import { readRow, runSql, type Db } from '../database/sql.ts'
import { contentVersion, versionField, versionInput } from '../process/content-version.ts'
import { PublicError } from '../server/errors.ts'
import { Weight } from '../process/weight.ts'
import { noticeKinds, type NoticeChoices, type NoticeKind, type NoticeTime } from './notice-kinds.rules.ts'

const kindEnum = enumType<NoticeKind>(
  'NoticeKind',
  'Kinds of notifications for staff.',
  Object.fromEntries(Object.entries(noticeKinds).map(([kind, { about }]) => [kind, about])) as Record<
    NoticeKind,
    string
  >,
)

const timeEnum = enumType<NoticeTime>('NoticeTime', 'When a notification is sent.', {
  NONE: 'Not by email.',
  AT_ONCE: 'One email each.',
  DAILY: 'One email a day, at 07:00 London time, if there is anything.',
})

@ObjectType({ description: 'When one kind of notification is sent.' })
@InputType('NoticeChoiceInput', { description: 'When to send one kind of notification.' })
class NoticeChoice {
  @Field(() => kindEnum, { description: 'The kind.' }) kind!: NoticeKind
  @Field(() => timeEnum, { description: 'When it is sent.' }) time!: NoticeTime
}

@ObjectType({ description: 'A member of staff’s email notifications.' })
class NoticeSettings {
  @Field(() => Int, versionField) version!: number
  @Field(() => String, nullable('The account’s address; without one nothing is sent.')) email!: string | null
  @Weight(0, 5)
  @Field(() => [NoticeChoice], { description: 'When to send each kind that the role includes.' })
  choices!: NoticeChoice[]
}

@InputType({ description: 'The current user’s email notifications.' })
class UpdateMyNoticesInput {
  @Field(() => [NoticeChoice], { description: 'When to send some kinds; others stay unchanged.' })
  choices!: NoticeChoice[]
  @Field(() => Int, versionInput) version?: number | null
}

const kinds = Object.keys(noticeKinds) as NoticeKind[]

const readChoices = async (db: Db, viewer: Viewer): Promise<NoticeSettings> => {
  const { email, chosen } = await readRow<{ email: string | null; chosen: NoticeChoices | null }>(
    db,
    'select email, mail_choices chosen from app_user where id = $1',
    [viewer.id],
  )
  const role = getStaffRole(viewer)
  const choices = kinds
    .filter((kind) => mayUse(role, noticeKinds[kind].area))
    .map((kind) => ({ kind, time: chosen?.[kind] ?? ('NONE' as const) }))
  return { version: contentVersion(choices), email, choices }
}

/** The first digest starts from when it was chosen. */
const save = `
  update app_user set mail_choices = coalesce(mail_choices, '{}') || $2::jsonb,
         digest_at = case when mail_choices::text like '%"DAILY"%' then digest_at else now() end
   where id = $1`

/** Missing kinds stay unchanged. */
const saveChoices = async (
  db: Db,
  viewer: Viewer,
  { choices, version }: UpdateMyNoticesInput,
): Promise<NoticeSettings> => {
  const role = getStaffRole(viewer)
  if (choices.some(({ kind }) => !mayUse(role, noticeKinds[kind].area)))
    throw new PublicError('FORBIDDEN', 'Your role does not include this.')
  await runSql(db, 'select from app_user where id = $1 for update', [viewer.id])
  const current = await readChoices(db, viewer)
  refuseStale(current.version, version, 'Someone else has changed these choices since you opened them.')
  const chosen = Object.fromEntries(choices.map(({ kind, time }) => [kind, time]))
  await runSql(db, save, [viewer.id, JSON.stringify(chosen)])
  return readChoices(db, viewer)
}

const areas: OfficeArea[] = [...new Set(Object.values(noticeKinds).map(({ area }) => area))]

@Authorized(...areas)
@Resolver()
export class NoticeResolver {
  @Query(() => NoticeSettings, nullable('The current user’s email notifications. For administrators and moderators.'))
  myNotices(@Ctx() context: Context): Promise<NoticeSettings> {
    return readChoices(context.pool, requireStaff(context, ...areas))
  }

  @PayloadMutation(
    'Saves the current user’s email notifications. For administrators and moderators.',
    UpdateMyNoticesInput,
    { settings: [() => NoticeSettings, 'The saved notifications.'] },
  )
  updateMyNotices(context: Context, input: UpdateMyNoticesInput): Promise<NoticeSettings> {
    return context.em.transactional((em) => saveChoices(em, requireStaff(context, ...areas), input))
  }
}
