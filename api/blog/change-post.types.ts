import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../server/payload.ts'
import { AdminPost } from './admin-post.ts'
import { PostInput } from './post-input.ts'

const idField = { description: 'The `id` of the post.' }
const seenField = { description: 'The `updatedAt` that was seen: CONFLICT where it is another by now.' }

@InputType({ description: 'A post as its author writes it; it begins as a draft.' })
export class CreatePostInput extends PostInput {}

@InputType({ description: 'A post as its author writes it from now on.' })
export class UpdatePostInput extends PostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, seenField) updatedAt!: Date
}

@InputType({ description: 'A post, and whether the public reads it.' })
export class PublishPostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Public or a draft.' }) isPublished!: boolean
  @Field(() => Date, {
    nullable: true,
    description: 'With `isPublished`: not now but then, within two years; until then it is a draft.',
  })
  publishAt?: Date | null
  @Field(() => Date, seenField) updatedAt!: Date
}

@InputType({ description: 'A post or draft that is to go for good.' })
export class RemovePostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, seenField) updatedAt!: Date
}

const postPayload = (name: `${string}Payload`) => payloadType(name, 'post', () => AdminPost, 'The post as it is now.')

export const CreatePostPayload = postPayload('CreatePostPayload')
export const UpdatePostPayload = postPayload('UpdatePostPayload')
export const PublishPostPayload = postPayload('PublishPostPayload')
export const RemovePostPayload = payloadType(
  'RemovePostPayload',
  'removedId',
  () => ID,
  'The `id` of the post that is gone.',
)
