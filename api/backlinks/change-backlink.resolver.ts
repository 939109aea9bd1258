import { Authorized, Resolver, Field, ID, InputType } from 'type-graphql'
import { nullable, PayloadMutation } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
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
  @Field(() => BacklinkStatus, nullable('The status you read: CONFLICT if it has changed since.'))
  seen?: BacklinkStatus | null
}

type Answer = Promise<Backlink>

@Authorized('ADMIN')
@Resolver()
export class ChangeBacklinkResolver {
  @PayloadMutation(
    'Adds a backlink; its page is checked within minutes, then every week. For administrators.',
    CreateBacklinkInput,
    { backlink: [() => Backlink, 'The new one.'] },
  )
  createBacklink(context: Context, input: CreateBacklinkInput): Answer {
    return addBacklink(context, input, input.status ?? BacklinkStatus.PENDING)
  }

  @PayloadMutation('Marks a backlink. For administrators.', UpdateBacklinkInput, {
    backlink: [() => Backlink, 'The changed backlink.'],
  })
  updateBacklink(context: Context, { id, status, seen }: UpdateBacklinkInput): Answer {
    return setBacklinkStatus(context, id, status, seen ?? undefined)
  }
}
