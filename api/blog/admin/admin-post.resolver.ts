import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable, withDefault } from '../../schema/types.ts'
import * as z from 'zod/mini'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { Weight } from '../../process/weight.ts'
import { Post } from '../post.entity.ts'
import { postRules } from '../post.rules.ts'
import { readRow, readRows } from '../../database/sql.ts'
import { pageById, pageArgs, type PageOptions } from '../../schema/connection.ts'
import { checkSearch } from '../../schema/search-text.ts'
import { AdminPost, AdminPostConnection, PostPreview, AdminPostSort, AdminPostState } from './admin-post.ts'
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

/** The search text is `$1`. */
const formatCondition = (state: AdminPostState | null | undefined) =>
  `($1 = '' or strpos(lower(concat_ws(' ', title, slug, category, author, array_to_string(tags, ' '))), lower($1)) > 0)${state ? ` and ${states[state]}` : ''}`

const previewRules = z.object({ content: postRules.shape.content })

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
    const found = await pageById(page, async (limit, behind) => {
      const rows = await readRows<{ id: number }>(
        pool,
        `select id from blog_post
        where ${formatCondition(state)} and ($2::bigint is null or (${keys}) ${isDescending ? '<' : '>'} (select ${keys} from blog_post where id = $2))
        order by ${by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')} limit $3`,
        [checkSearch(search), behind, limit],
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
}

@Resolver(() => AdminPostConnection)
export class AdminPostConnectionResolver {
  @Weight(10)
  @FieldResolver(() => Int, { description: 'How many posts and drafts there are on all pages.' })
  async totalCount(@Root() { query = {} }: AdminPostConnection, @Ctx() { pool }: Context): Promise<number> {
    const text = `select count(*)::int count from blog_post where ${formatCondition(query.state)}`
    return (await readRow<{ count: number }>(pool, text, [checkSearch(query.search)])).count
  }
}
