import { Field, ID, InputType, Int } from 'type-graphql'
import { AdFormat, AdPublisher } from './ad.rules.ts'

/** The version of what is changed. */
export const version = {
  nullable: true,
  description:
    'The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared.',
}

/** How advertisements are to be served. */
@InputType({ description: 'How advertisements shall be served.' })
export class AdSettingsInput {
  @Field(() => Boolean, { description: 'False shows placeholders only.' }) isEnabled!: boolean
  @Field(() => AdPublisher, { description: 'Who fills the slots.' }) publisher!: AdPublisher
  @Field(() => String, { description: 'The operator’s account with the network; empty while there is none.' })
  publisherId!: string
  @Field(() => Boolean, { description: 'True shows placeholders instead of advertisements.' }) isTestMode!: boolean
  @Field(() => Int, version) version?: number | null
}

/** What is written of a place for advertisements. */
@InputType({ description: 'What is written of a place for advertisements.' })
export abstract class AdSlotFields {
  @Field(() => String, { description: 'What administrators call it; up to 80 characters.' }) name!: string
  @Field(() => AdFormat, { description: 'Its shape.' }) format!: AdFormat
  @Field(() => String, {
    description:
      'Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A fixed place cannot move.',
  })
  location!: string
  @Field(() => Boolean, { defaultValue: true, description: 'False takes it off its page.' }) isActive?: boolean
  @Field(() => String, { nullable: true, description: 'The operator’s own picture: an address on this site.' })
  creativeUrl?: string | null
  @Field(() => String, { nullable: true, description: 'Where the operator’s own creative leads.' })
  creativeLink?: string | null
  @Field(() => String, { nullable: true, description: 'Its words, also the picture’s description.' })
  creativeText?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'Its last day, YYYY-MM-DD, of Europe/London: then it is switched off. Null for no end; left out, the day that there is stays.',
  })
  endsAt?: string | null
}

/** A place for advertisements, as it is to be saved. */
@InputType({ description: 'A place for advertisements as it shall be; without an id a new one.' })
export class AdSlotInput extends AdSlotFields {
  @Field(() => ID, { nullable: true, description: 'Which one; none for a new one.' }) id?: string | null
  @Field(() => Int, version) version?: number | null
}
