import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../server/payload.ts'
import { Backlink, BacklinkStatus } from './backlink.entity.ts'
import { BacklinkInput } from './backlink.input.ts'

@InputType({ description: 'A link from another site to this one. No text may be empty.' })
export class CreateBacklinkInput extends BacklinkInput {}

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
