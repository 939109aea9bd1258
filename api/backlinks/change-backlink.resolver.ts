import { Arg, Authorized, Ctx, Mutation, Resolver, Field, ID, InputType } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload, payloadType } from '../schema/payload.ts'
import { addBacklink } from './add-backlink.ts'
import { BacklinkStatus, Backlink } from './backlink.entity.ts'
import { setBacklinkStatus } from './set-backlink-status.ts'

@InputType({ description: 'A link from another site to this one. No text may be empty.' })
class CreateBacklinkInput {
  @Field(() => String, {
    description: 'The domain that links, such as example.com, or the address of the page that does.',
  })
  sourceSite!: string

  @Field(() => String, { description: 'The path on this site that is linked to, such as /directory.' })
  targetUrl!: string

  @Field(() => String, { description: 'The words of the link, up to 200 characters.' }) anchorText!: string

  @Field(() => BacklinkStatus, { defaultValue: BacklinkStatus.PENDING, description: 'Its status, if known.' })
  status?: BacklinkStatus
}

@InputType({ description: 'A backlink, and its new status.' })
class UpdateBacklinkInput {
  @Field(() => ID, { description: 'Which backlink.' }) id!: string
  @Field(() => BacklinkStatus, { description: 'Its new status.' }) status!: BacklinkStatus
  @Field(() => BacklinkStatus, {
    nullable: true,
    description: 'The status you read: CONFLICT if it has changed since.',
  })
  seen?: BacklinkStatus | null
}

const CreateBacklinkPayload = payloadType('CreateBacklinkPayload', 'backlink', () => Backlink, 'The new one.')
const UpdateBacklinkPayload = payloadType('UpdateBacklinkPayload', 'backlink', () => Backlink, 'The changed backlink.')

type Answer = Promise<Payload<'backlink', Backlink>>

@Resolver()
export class ChangeBacklinkResolver {
  @Authorized('ADMIN')
  @Mutation(() => CreateBacklinkPayload, {
    nullable: true,
    description: 'Adds a backlink; its page is checked within minutes, then every week. For administrators.',
  })
  createBacklink(
    @Ctx() context: Context,
    @Arg('input', () => CreateBacklinkInput, { description: 'The link.' }) input: CreateBacklinkInput,
  ): Answer {
    return inPayload('backlink', () => addBacklink(context, input, input.status ?? BacklinkStatus.PENDING))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateBacklinkPayload, { nullable: true, description: 'Marks a backlink. For administrators.' })
  updateBacklink(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBacklinkInput, { description: 'The link.' }) { id, status, seen }: UpdateBacklinkInput,
  ): Answer {
    return inPayload('backlink', () => setBacklinkStatus(context, id, status, seen ?? undefined))
  }
}
