import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import * as z from 'zod/mini'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import type { WeightedField } from '../../process/weight.ts'
import { Post } from '../post.entity.ts'
import { postRules } from '../post.rules.ts'
import { readRow, runSql } from '../../database/sql.ts'
import { idBehind, idCursor, toConnection, afterArg, checkFirst, firstArg } from '../../schema/connection.ts'
import { checkSearch } from '../../schema/search-text.ts'
import {
  AdminPost,
  AdminPostConnection,
  PostPreview,
  AdminPostSort,
  AdminPostState,
  type AdminPostQuery,
} from './admin-post.ts'
import { toContent } from './save-post.ts'

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

interface Args extends AdminPostQuery {
  first?: number | null | undefined
  after?: string | null | undefined
  sort?: AdminPostSort | null | undefined
}

/** The search text is `$1`. */
const formatCondition = (state: AdminPostState | null | undefined) =>
  `($1 = '' or strpos(lower(concat_ws(' ', title, slug, category, author, array_to_string(tags, ' '))), lower($1)) > 0)${state ? ` and ${states[state]}` : ''}`

const listAllPosts = async (
  em: EntityManager,
  pool: Pool,
  { first: requestedFirst, after, sort, state, search }: Args,
): Promise<AdminPostConnection> => {
  const first = checkFirst(requestedFirst, 20)
  const { by, isDescending = false } = orders[sort ?? 'NEWEST']
  const keys = by.join(', ')
  const { rows } = await runSql<{ id: number }>(
    pool,
    `select id from blog_post
      where ${formatCondition(state)} and ($2::bigint is null or (${keys}) ${isDescending ? '<' : '>'} (select ${keys} from blog_post where id = $2))
      order by ${by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')} limit $3`,
    [checkSearch(search), idBehind(after), first + 1],
  )
  const ids = rows.map(({ id }) => id)
  const posts = new Map((await em.find(Post, { id: { $in: ids } })).map((post) => [post.id, post]))
  const found = ids.flatMap((id) => posts.get(id) ?? [])
  return Object.assign(toConnection(found, first, after, idCursor), { query: { search, state } })
}

const countAllPosts = async (pool: Pool, { search, state }: AdminPostQuery): Promise<number> =>
  (
    await readRow<{ count: number }>(
      pool,
      `select count(*)::int count from blog_post where ${formatCondition(state)}`,
      [checkSearch(search)],
    )
  ).count

const previewRules = z.object({ content: postRules.shape.content })

@Resolver()
export class AdminPostResolver {
  @Authorized('content')
  @Query(() => AdminPostConnection, { description: 'Posts and drafts, newest first by default. For the staff.' })
  adminPosts(
    @Ctx() { em, pool }: Context,
    @Arg('first', () => Int, firstArg(20)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
    @Arg(
      'search',
      () => String,
      nullable('Only those with this text in their title, address, category, author or tags.'),
    )
    search?: string,
    @Arg('state', () => AdminPostState, nullable('Only posts in this state.')) state?: AdminPostState,
    @Arg('sort', () => AdminPostSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: AdminPostSort,
  ): Promise<AdminPostConnection> {
    return listAllPosts(em, pool, { first, after, search, state, sort })
  }

  @Authorized('content')
  @Query(() => AdminPost, nullable('One post or draft. For the staff.'))
  async adminPost(
    @Ctx() { em }: Context,
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
  ): Promise<AdminPost | null> {
    const number = parseId(id)
    return number ? em.findOne(Post, number) : null
  }

  @Authorized('content')
  @Query(() => PostPreview, { description: 'How a text would be shown to visitors. For the staff.' })
  postPreview(
    @Arg('content', () => String, { description: 'Text or HTML, as in CreatePostInput.' }) content: string,
  ): PostPreview {
    return { contentHtml: toContent(check(previewRules, { content }).content) }
  }
}

@Resolver(() => AdminPostConnection)
export class AdminPostConnectionResolver {
  @Extensions({ weight: 10 } satisfies WeightedField)
  @FieldResolver(() => Int, { description: 'How many posts and drafts there are on all pages.' })
  totalCount(@Root() { query = {} }: AdminPostConnection, @Ctx() { pool }: Context): Promise<number> {
    return countAllPosts(pool, query)
  }
}
