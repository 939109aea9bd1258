import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../schema/payload.ts'
import { Backlink, BacklinkStatus } from './backlink.entity.ts'

@InputType({ description: 'A link from another site to this one. No text may be empty.' })
export class CreateBacklinkInput {
  @Field(() => String, {
    description: 'The domain that links, such as example.com, or the address of the page that does.',
  })
  sourceSite!: string

  @Field(() => String, { description: 'The path on this site that is linked to, such as /directory.' })
  targetUrl!: string

  @Field(() => String, { description: 'The words of the link, up to 200 characters.' })
  anchorText!: string

  @Field(() => BacklinkStatus, { defaultValue: BacklinkStatus.PENDING, description: 'Its status, if known.' })
  status?: BacklinkStatus
}

@InputType({ description: 'A backlink, and its new status.' })
export class UpdateBacklinkInput {
  @Field(() => ID, { description: 'Which backlink.' }) id!: string
  @Field(() => BacklinkStatus, { description: 'Its new status.' }) status!: BacklinkStatus
  @Field(() => BacklinkStatus, {
    nullable: true,
    description: 'The status it was seen with: refused with CONFLICT when it has another by now.',
  })
  seen?: BacklinkStatus | null
}

export const CreateBacklinkPayload = payloadType('CreateBacklinkPayload', 'backlink', () => Backlink, 'The new one.')
export const UpdateBacklinkPayload = payloadType(
  'UpdateBacklinkPayload',
  'backlink',
  () => Backlink,
  'The backlink as it is now.',
)
