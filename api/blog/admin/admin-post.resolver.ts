import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Query,
  Resolver,
  Root,
  Field,
  InputType,
} from 'type-graphql'
import { nullable, withDefault, PayloadMutation, parseId } from '../../schema/types.ts'
import * as z from 'zod/mini'
import type { Context, Viewer } from '../../server/context.ts'
import { check, badInput, PublicError } from '../../server/errors.ts'
import { Weight } from '../../process/weight.ts'
import { Post } from '../post.entity.ts'
import { postRules } from '../post.rules.ts'
import { readRow, readRows, runSql } from '../../database/sql.ts'
import { pageById, pageArgs, type PageOptions } from '../../schema/connection.ts'
import { checkSearch } from '../../schema/search-text.ts'
import { AdminPost, AdminPostConnection, PostPreview, AdminPostSort, AdminPostState } from './admin-post.ts'
import { toContent, CreatePostInput, savePost, setPublished, lockPost, postFields } from './save-post.ts'
import { wrap } from '@mikro-orm/core'
import { requireStaff } from '../../accounts/admin-only.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { queueJob } from '../../jobs/queue-job.ts'

const title = `lower(title) collate "C"`
const orders: Record<AdminPostSort, { by: string[]; isDescending?: boolean }> = {
  NEWEST: { by: ['id'], isDescending: true },
  OLDEST: { by: ['id'] },
  TITLE: { by: [title, 'id'] },
  TITLE_DESC: { by: [title, 'id'], isDescending: true },
  CHANGED_LAST: { by: ['updated_at', 'id'], isDescending: true },
  CHANGED_FIRST: { by: ['updated_at', 'id'] },
}

const states: Record<AdminPostState, string> = {
  PUBLISHED: 'published',
  SCHEDULED: 'not published and scheduled_at is not null',
  DRAFT: 'not published and scheduled_at is null',
}

/** The search text is `$1`. */
const formatCondition = (state: AdminPostState | null | undefined) =>
  `($1 = '' or strpos(lower(concat_ws(' ', title, slug, category, author, array_to_string(tags, ' '))), lower($1)) > 0)${state ? ` and ${states[state]}` : ''}`

const previewRules = z.object({ content: postRules.shape.content })

@Resolver(() => AdminPostConnection)
export class AdminPostConnectionResolver {
  @Weight(10)
  @FieldResolver(() => Int, { description: 'How many posts and drafts there are on all pages.' })
  async totalCount(@Root() { query = {} }: AdminPostConnection, @Ctx() { pool }: Context): Promise<number> {
    const text = `select count(*)::int count from blog_post where ${formatCondition(query.state)}`
    return (await readRow<{ count: number }>(pool, text, [checkSearch(query.search)])).count
  }
}

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

const deletePost = (context: Context, { id, updatedAt }: DeletePostInput): Promise<string> => {
  const staff = requireStaff(context, 'content')
  return context.em.transactional(async (em) => {
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
    await recordAction(em, staff, { action: 'post.delete', subjectId: id, before })
    return id
  })
}

@Authorized('content')
@Resolver()
export class AdminPostResolver {
  @Query(() => AdminPostConnection, { description: 'Posts and drafts, newest first by default. For the staff.' })
  async adminPosts(
    @Ctx() { em, pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg(
      'search',
      () => String,
      nullable('Only those with this text in their title, address, category, author or tags.'),
    )
    search?: string,
    @Arg('state', () => AdminPostState, nullable('Only posts in this state.')) state?: AdminPostState,
    @Arg('sort', () => AdminPostSort, withDefault('NEWEST', 'The order.')) sort?: AdminPostSort,
  ): Promise<AdminPostConnection> {
    const { by, isDescending = false } = orders[sort ?? 'NEWEST']
    const keys = by.join(', ')
    const found = await pageById(page, async (limit, afterId) => {
      const rows = await readRows<{ id: number }>(
        pool,
        `select id from blog_post
        where ${formatCondition(state)} and ($2::bigint is null or (${keys}) ${isDescending ? '<' : '>'} (select ${keys} from blog_post where id = $2))
        order by ${by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')} limit $3`,
        [checkSearch(search), afterId, limit],
      )
      const ids = rows.map(({ id }) => id)
      const posts = new Map((await em.find(Post, { id: { $in: ids } })).map((post) => [post.id, post]))
      return ids.flatMap((id) => posts.get(id) ?? [])
    })
    return { ...found, query: { search, state } }
  }

  @Query(() => AdminPost, nullable('One post or draft. For the staff.'))
  async adminPost(
    @Ctx() { em }: Context,
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
  ): Promise<AdminPost | null> {
    const number = parseId(id)
    return number ? em.findOne(Post, number) : null
  }

  @Query(() => PostPreview, { description: 'How a text would be shown to visitors. For the staff.' })
  postPreview(
    @Arg('content', () => String, { description: 'Text or HTML, as in CreatePostInput.' }) content: string,
  ): PostPreview {
    return { contentHtml: toContent(check(previewRules, { content }).content) }
  }

  @PayloadMutation('Creates a draft. For the staff.', CreatePostInput, { post: [() => AdminPost, 'The changed post.'] })
  createPost = savePost

  @PayloadMutation('Saves a post. For the staff.', UpdatePostInput, { post: [() => AdminPost, 'The changed post.'] })
  updatePost = savePost

  @PayloadMutation('Publishes a post now or later, or makes it a draft again. For the staff.', PublishPostInput, {
    post: [() => AdminPost, 'The changed post.'],
  })
  publishPost(context: Context, { id, isPublished, updatedAt, publishAt }: PublishPostInput): Promise<AdminPost> {
    return isPublished && publishAt
      ? schedulePost(context, requireStaff(context, 'content'), { id, updatedAt, publishAt })
      : setPublished(context, requireStaff(context, 'content'), id, isPublished, updatedAt)
  }

  @PayloadMutation('Deletes a post or draft for good. For the staff.', DeletePostInput, {
    deletedId: [() => ID, 'The `id` of the deleted post.'],
  })
  deletePost = deletePost
}
