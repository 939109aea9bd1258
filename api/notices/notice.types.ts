import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql'
import { versionField, versionInput } from '../process/content-version.ts'
import { enumType } from '../schema/enum-type.ts'
import { payloadType } from '../schema/payload.ts'
import type { Weighed } from '../process/weight.ts'
import { noticeKinds, type NoticeKind as Kind, type NoticeTime as Time } from './notice-kinds.rules.ts'

export const NoticeKind = enumType<Kind>(
  'NoticeKind',
  'What the site writes to its staff about.',
  Object.fromEntries(Object.entries(noticeKinds).map(([kind, { about }]) => [kind, about])) as Record<Kind, string>,
)

export const NoticeTime = enumType<Time>('NoticeTime', 'When a member of the staff is told.', {
  NONE: 'Not by email.',
  AT_ONCE: 'With an email for each.',
  DAILY: 'In one email a day, at 07:00 London time, when there is something.',
})

@ObjectType({ description: 'When somebody is told of one kind of news.' })
export class NoticeChoice {
  @Field(() => NoticeKind, { description: 'Of what.' }) kind!: Kind
  @Field(() => NoticeTime, { description: 'When.' }) time!: Time
}

@ObjectType({ description: 'What a member of the staff is told by email.' })
export class NoticeSettings {
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { nullable: true, description: 'The address of the account; without one nothing is sent.' })
  email!: string | null
  @Extensions({ weight: 0, longest: 5 } satisfies Weighed)
  @Field(() => [NoticeChoice], { description: 'When, for each kind that the role includes.' })
  choices!: NoticeChoice[]
}

@InputType({ description: 'When oneself is to be told of one kind of news.' })
export class NoticeChoiceInput {
  @Field(() => NoticeKind, { description: 'Of what.' }) kind!: Kind
  @Field(() => NoticeTime, { description: 'When.' }) time!: Time
}

@InputType({ description: 'What oneself is to be told by email.' })
export class UpdateMyNoticesInput {
  @Field(() => [NoticeChoiceInput], { description: 'When, for some kinds; the others stay.' })
  choices!: NoticeChoiceInput[]
  @Field(() => Int, versionInput) version?: number | null
}

export const UpdateMyNoticesPayload = payloadType(
  'UpdateMyNoticesPayload',
  'settings',
  () => NoticeSettings,
  'What is told now.',
)
