import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql'
import { versionField, versionInput } from '../process/content-version.ts'
import { enumType } from '../schema/enum-type.ts'
import { payloadType } from '../schema/payload.ts'
import type { WeightedField } from '../process/weight.ts'
import { noticeKinds, type NoticeKind as Kind, type NoticeTime as Time } from './notice-kinds.rules.ts'

const NoticeKind = enumType<Kind>(
  'NoticeKind',
  'Kinds of notifications for staff.',
  Object.fromEntries(Object.entries(noticeKinds).map(([kind, { about }]) => [kind, about])) as Record<Kind, string>,
)

const NoticeTime = enumType<Time>('NoticeTime', 'When a notification is sent.', {
  NONE: 'Not by email.',
  AT_ONCE: 'With an email for each.',
  DAILY: 'In one email a day, at 07:00 London time, when there is something.',
})

@ObjectType({ description: 'When one kind of notification is sent.' })
class NoticeChoice {
  @Field(() => NoticeKind, { description: 'Of what.' }) kind!: Kind
  @Field(() => NoticeTime, { description: 'When.' }) time!: Time
}

@ObjectType({ description: 'A member of staff’s email notifications.' })
export class NoticeSettings {
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { nullable: true, description: 'The address of the account; without one nothing is sent.' })
  email!: string | null
  @Extensions({ weight: 0, longest: 5 } satisfies WeightedField)
  @Field(() => [NoticeChoice], { description: 'When, for each kind that the role includes.' })
  choices!: NoticeChoice[]
}

@InputType({ description: 'When to send one kind of notification.' })
class NoticeChoiceInput {
  @Field(() => NoticeKind, { description: 'Of what.' }) kind!: Kind
  @Field(() => NoticeTime, { description: 'When.' }) time!: Time
}

@InputType({ description: 'The current user’s email notifications.' })
export class UpdateMyNoticesInput {
  @Field(() => [NoticeChoiceInput], { description: 'When, for some kinds; the others stay.' })
  choices!: NoticeChoiceInput[]
  @Field(() => Int, versionInput) version?: number | null
}

export const UpdateMyNoticesPayload = payloadType(
  'UpdateMyNoticesPayload',
  'settings',
  () => NoticeSettings,
  'The saved notifications.',
)
