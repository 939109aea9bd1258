import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { AdminPost } from './admin-post.ts'

const idField = { description: 'The `id` of the post.' }
const seenField = { description: 'The `updatedAt` you read: CONFLICT if the post has changed since.' }

@InputType({ description: 'A post as its author writes it; it begins as a draft.' })
export class CreatePostInput {
  @Field(() => String, { description: 'The headline, 3 to 200 characters.' }) title!: string
  @Field(() => String, { nullable: true, description: 'The word in the address; made from the title when empty.' })
  slug?: string | null
  @Field(() => String, {
    description: 'Text or HTML, at most 200,000 characters; blank lines separate paragraphs. Unsafe HTML is removed.',
  })
  content!: string
  @Field(() => String, { nullable: true, description: 'One or two sentences for cards and search engines.' })
  excerpt?: string | null
  @Field(() => String, { nullable: true, description: 'Who wrote it.' }) author?: string | null
  @Field(() => String, { nullable: true, description: 'The category.' }) category?: string | null
  @Field(() => [String], { nullable: true, description: 'Tags, at most 15.' }) tags?: string[] | null
  @Field(() => String, { nullable: true, description: 'Address of the picture, with https.' }) imageUrl?: string | null
  @Field(() => String, { nullable: true, description: 'The page title, if it differs from the headline.' })
  metaTitle?: string | null
  @Field(() => String, { nullable: true, description: 'Description for search engines.' })
  metaDescription?: string | null
  @Field(() => Boolean, { nullable: true, defaultValue: true, description: 'Whether search engines may index it.' })
  isIndexable?: boolean | null
}

@InputType({ description: 'A post’s new content.' })
export class UpdatePostInput extends CreatePostInput {
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
export class DeletePostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, seenField) updatedAt!: Date
}

const postPayload = (name: `${string}Payload`) => payloadType(name, 'post', () => AdminPost, 'The post as it is now.')

export const CreatePostPayload = postPayload('CreatePostPayload')
export const UpdatePostPayload = postPayload('UpdatePostPayload')
export const PublishPostPayload = postPayload('PublishPostPayload')
export const DeletePostPayload = payloadType(
  'DeletePostPayload',
  'deletedId',
  () => ID,
  'The `id` of the post that is gone.',
)
