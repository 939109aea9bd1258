import { Field, InputType } from 'type-graphql'
import { BacklinkStatus } from './backlink.entity.ts'

/** A backlink as an administrator enters it. */
@InputType({ description: 'A link from another site to this one. No text may be empty.' })
export class BacklinkInput {
  @Field(() => String, {
    description: 'The domain that links, such as example.com, or the address of the page that does.',
  })
  sourceSite!: string

  @Field(() => String, { description: 'The path on this site that is linked to, such as /directory.' })
  targetUrl!: string

  @Field(() => String, { description: 'The words of the link, up to 200 characters.' })
  anchorText!: string

  @Field(() => BacklinkStatus, { defaultValue: BacklinkStatus.PENDING, description: 'What is known of it.' })
  status?: BacklinkStatus
}
