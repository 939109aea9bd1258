import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import type { WeightedField } from '../../process/weight.ts'

export const GoingLiveStepKind = enumType(
  'GoingLiveStepKind',
  'The steps from the demo to the real directory, in the recommended order.',
  {
    ADDRESS: 'SITE_URL is an address of https:// that the public can reach.',
    NAME: 'The site has its own name, and an address for messages.',
    PASSWORD: 'No administrator still has the password generated at the first start.',
    SECOND_FACTOR: 'Every administrator has a second factor.',
    MAIL: 'The mail server has accepted an email, or emails are sent by hand.',
    BACKUP: 'The last scheduled backup is good, or backups are made elsewhere.',
    SUPPLIERS: 'Real suppliers are listed.',
    DEMONSTRATION: 'The fictional suppliers and articles are removed.',
    LEGAL: 'The legal pages have been reviewed.',
    SEARCH_ENGINES: 'Search engines can index the site, which has no demo data.',
    MAP: 'Maps have a token of their own; without one they show outlines.',
    POSTCODES: 'Full postcodes are loaded; without them each is in the centre of its district.',
  },
)
export type GoingLiveStepKind = keyof typeof GoingLiveStepKind

export const GoingLiveState = enumType('GoingLiveState', 'The status of a step.', {
  DONE: 'It is done.',
  MISSING: 'It is still missing.',
  OPTIONAL: 'It is not done, and optional.',
})
export type GoingLiveState = keyof typeof GoingLiveState

export const GoingLiveGap = enumType('GoingLiveGap', 'The missing server setting of a step.', {
  NOT_SET: 'The setting.',
  UNPROVEN: 'It is set, and has not worked yet.',
  FAILING: 'It is set, and does not work.',
})
export type GoingLiveGap = keyof typeof GoingLiveGap

@ObjectType({ description: 'A step from the demo site to the real directory.' })
export class GoingLiveStep {
  @Field(() => GoingLiveStepKind, { description: 'Which step.' }) kind!: GoingLiveStepKind
  @Field(() => GoingLiveState, { description: 'Its status.' }) state!: GoingLiveState
  @Field(() => GoingLiveGap, { nullable: true, description: 'The missing server setting, if the step needs one.' })
  gap!: GoingLiveGap | null
  @Field(() => String, { nullable: true, description: 'The finding: an address, names, a number, or an error.' })
  detail!: string | null
  @Field(() => Boolean, { description: 'Whether a person may confirm it, because the site cannot check it.' })
  isConfirmable!: boolean
  @Field(() => String, { nullable: true, description: 'Who confirmed it.' }) confirmedBy!: string | null
  @Field(() => Date, { nullable: true, description: 'When.' }) confirmedAt!: Date | null
}

@ObjectType({ description: 'The steps from the demo to the real directory.' })
export class GoingLive {
  @Extensions({ weight: 60, longest: 13 } satisfies WeightedField)
  @Field(() => [GoingLiveStep], { description: 'Every step, in the recommended order.' })
  steps!: GoingLiveStep[]
  @Field(() => Int, { description: 'The number of missing steps.' }) missingCount!: number
  @Field(() => Boolean, { description: 'Whether nothing is missing.' }) isComplete!: boolean
  @Field(() => Boolean, { description: 'Whether work has begun: a step was confirmed, or the demo data removed.' })
  hasBegun!: boolean
  @Field(() => Int, { description: 'Remaining demo suppliers.' }) demoSupplierCount!: number
  @Field(() => Int, { description: 'Remaining demo articles.' }) demoPostCount!: number
  @Field(() => Boolean, { description: 'Whether they are being removed.' }) isRemovingDemo!: boolean
}

@InputType({ description: 'A step, and whether it is confirmed.' })
export class ConfirmGoingLiveStepInput {
  @Field(() => GoingLiveStepKind, { description: 'The step, which must be confirmable.' }) step!: GoingLiveStepKind
  @Field(() => Boolean, { description: 'Whether it is done.' }) isDone!: boolean
}

@InputType({ description: 'Confirms the removal of the demo data.' })
export class DeleteDemoDataInput {
  @Field(() => String, { description: 'The word `remove`: only `npm run seed` restores the demo data.' })
  confirmation!: string
}

@InputType({ description: 'A test email to send.' })
export class SendTestMailInput {
  @Field(() => String, {
    nullable: true,
    description: 'The recipient; by default the current user’s address, or the one that receives messages.',
  })
  to?: string | null
}

const now = 'The steps.'
export const ConfirmGoingLiveStepPayload = payloadType('ConfirmGoingLiveStepPayload', 'goingLive', () => GoingLive, now)
export const DeleteDemoDataPayload = payloadType('DeleteDemoDataPayload', 'goingLive', () => GoingLive, now)
export const SendTestMailPayload = payloadType(
  'SendTestMailPayload',
  'recipient',
  () => String,
  'The recipient; the outbox and the step show the result.',
)
