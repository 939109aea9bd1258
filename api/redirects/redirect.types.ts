import { Field, Float, ID, InputType, ObjectType } from 'type-graphql'
import { PageInfo } from '../server/page-info.ts'
import { payloadType } from '../server/payload.ts'

@ObjectType({ description: 'An address that leads on to another.' })
export class Redirect {
  @Field(() => ID, { description: 'Identifies the redirect.' }) id!: string
  @Field(() => String, { description: 'The path that was asked for, without a query.' }) fromPath!: string
  @Field(() => String, { description: 'Where it leads: a path of this site, or an address.' }) toAddress!: string
  @Field(() => Boolean, { description: 'True for 301: search engines take the new address. False for 302.' })
  isPermanent!: boolean
  @Field(() => Date, { description: 'When it was entered.' }) createdAt!: Date
  @Field(() => Float, { description: 'How often it was used.' }) hits!: number
  @Field(() => Date, { nullable: true, description: 'When it was used last.' }) lastHitAt!: Date | null
}

@ObjectType({ description: 'A redirect in a list, with its cursor.' })
export class RedirectEdge {
  @Field(() => Redirect, { description: 'The redirect.' }) node!: Redirect
  @Field(() => String, { description: 'Give it as `after` to go on behind this one.' }) cursor!: string
}

@ObjectType({ description: 'A page of redirects, by their paths.' })
export class RedirectConnection {
  @Field(() => [Redirect], { description: 'The redirects of this page.' }) nodes!: Redirect[]
  @Field(() => [RedirectEdge], { description: 'The same with a cursor each.' }) edges!: RedirectEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
}

@InputType({ description: 'An address, and where it shall lead.' })
export class CreateRedirectInput {
  @Field(() => String, { description: 'The path, such as /old-page.' }) fromPath!: string
  @Field(() => String, { description: 'A path of this site, or an address with https.' }) toAddress!: string
  @Field(() => Boolean, { defaultValue: true, description: 'True for 301, false for 302.' }) isPermanent?: boolean
}

@InputType({ description: 'A redirect as it shall be.' })
export class UpdateRedirectInput extends CreateRedirectInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
}

@InputType({ description: 'A redirect that is to go.' })
export class RemoveRedirectInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
}

const redirectPayload = (name: `${string}Payload`) =>
  payloadType(name, 'redirect', () => Redirect, 'The redirect as it is now.')
export const CreateRedirectPayload = redirectPayload('CreateRedirectPayload')
export const UpdateRedirectPayload = redirectPayload('UpdateRedirectPayload')
export const RemoveRedirectPayload = payloadType(
  'RemoveRedirectPayload',
  'removedId',
  () => ID,
  'The one that is gone.',
)
