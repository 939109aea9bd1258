import { Authorized, Resolver, Field, ID, InputType } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import { wrap } from '@mikro-orm/core'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { runSql } from '../../database/sql.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { badInput, PublicError } from '../../server/errors.ts'
import type { Post } from '../post.entity.ts'
import { AdminPost } from './admin-post.ts'
import { CreatePostInput, savePost, setPublished, lockPost, postFields } from './save-post.ts'

const idField = { description: 'The `id` of the post.' }
const seenField = { description: 'The `updatedAt` you read: CONFLICT if the post has changed since.' }

@InputType({ description: 'A post’s new content.' })
class UpdatePostInput extends CreatePostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, seenField) updatedAt!: Date
}

@InputType({ description: 'A post to publish or unpublish.' })
class PublishPostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'True for public, false for a draft.' }) isPublished!: boolean
  @Field(
    () => Date,
    nullable('With `isPublished`: the time of publication, within two years; until then it is a draft.'),
  )
  publishAt?: Date | null
  @Field(() => Date, seenField) updatedAt!: Date
}

@InputType({ description: 'A post or draft to delete.' })
class DeletePostInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, seenField) updatedAt!: Date
}

const maxDelayMs = 2 * 366 * 86_400_000

interface Schedule {
  id: string
  updatedAt: Date
  publishAt: Date
}

const schedulePost = ({ em }: Context, admin: Viewer, { id, updatedAt, publishAt }: Schedule): Promise<Post> => {
  const waitMs = publishAt.getTime() - Date.now()
  if (!(waitMs > 0)) throw badInput({ publishAt: 'Please choose a time in the future.' })
  if (waitMs > maxDelayMs) throw badInput({ publishAt: 'Please choose a time within the next two years.' })
  return em.transactional(async (em) => {
    const post = await lockPost(em, id, updatedAt)
    if (post.published) throw new PublicError('CONFLICT', 'This post is public already: unpublish it first.')
    const before = { scheduledAt: post.scheduledAt }
    wrap(post).assign({ scheduledAt: publishAt, updatedAt: new Date() })
    await em.flush()
    await queueJob(em, 'publish_posts', {}, { runAt: publishAt, key: `publish post ${post.id}` })
    await recordAction(em, admin, {
      action: 'post.schedule',
      subjectId: post.id,
      before,
      after: { scheduledAt: publishAt },
    })
    return post
  })
}

const deletePost = ({ em }: Context, admin: Viewer, id: string, updatedAt: Date): Promise<void> =>
  em.transactional(async (em) => {
    const post = await lockPost(em, id, updatedAt)
    const before = Object.fromEntries(
      [...postFields, 'published' as const, 'publishedAt' as const].map((field) => [field, post[field]]),
    )
    await runSql(
      em,
      `insert into deleted_post_slug (slug) select $2 union select slug from old_post_slug where post_id = $1 on conflict do nothing`,
      [post.id, post.slug],
    )
    await em.remove(post).flush()
    await recordAction(em, admin, { action: 'post.delete', subjectId: id, before })
  })

type Answer = Promise<AdminPost>

@Authorized('content')
@Resolver()
export class ChangePostResolver {
  @PayloadMutation('Creates a draft. For the staff.', CreatePostInput, { post: [() => AdminPost, 'The changed post.'] })
  createPost(context: Context, input: CreatePostInput): Answer {
    return savePost(context, requireStaff(context, 'content'), input)
  }

  @PayloadMutation('Saves a post. For the staff.', UpdatePostInput, { post: [() => AdminPost, 'The changed post.'] })
  updatePost(context: Context, { id, updatedAt, ...post }: UpdatePostInput): Answer {
    return savePost(context, requireStaff(context, 'content'), post, { id, updatedAt })
  }

  @PayloadMutation('Publishes a post now or later, or makes it a draft again. For the staff.', PublishPostInput, {
    post: [() => AdminPost, 'The changed post.'],
  })
  publishPost(context: Context, { id, isPublished, updatedAt, publishAt }: PublishPostInput): Answer {
    return isPublished && publishAt
      ? schedulePost(context, requireStaff(context, 'content'), { id, updatedAt, publishAt })
      : setPublished(context, requireStaff(context, 'content'), id, isPublished, updatedAt)
  }

  @PayloadMutation('Deletes a post or draft for good. For the staff.', DeletePostInput, {
    deletedId: [() => ID, 'The `id` of the deleted post.'],
  })
  async deletePost(context: Context, { id, updatedAt }: DeletePostInput): Promise<string> {
    await deletePost(context, requireStaff(context, 'content'), id, updatedAt)
    return id
  }
}
