import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Pool } from 'pg'
import type { Context } from '../server/context.ts'
import { Weight } from '../process/weight.ts'
import { perRequest, groupRowsById } from '../schema/per-request.ts'
import { checkFirst, firstArg } from '../schema/connection.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { readRows } from '../database/sql.ts'
import { readArticles } from './article.ts'
import { countPosts, PostConnection } from './list-posts.ts'
import { Post } from './post.entity.ts'
import { isPublic, postColumns } from './find-posts.ts'

const relatedPosts = async (pool: Pool, ids: readonly number[], { first }: { first: number }): Promise<Post[][]> => {
  const text = `
    select me.id "of", r.*
      from blog_post me
     cross join lateral (
       select ${postColumns} from blog_post p where ${isPublic} and p.category_key = search_key(me.category) and p.id <> me.id
        order by p.listed_at desc, p.id desc limit $2) r
     where me.id = any($1::int[])`
  return groupRowsById(ids, await readRows<Post & { of: number }>(pool, text, [ids, first]))
}

const articleLoader = perRequest(readArticles)
const relatedPostsLoader = perRequest(relatedPosts)

@Resolver(() => Post)
export class PostFieldsResolver {
  @Weight(5)
  @FieldResolver(() => String, { description: 'The content as safe HTML.' })
  async contentHtml(@Root() post: Post, @Ctx() context: Context): Promise<string> {
    return (await articleLoader(context).load(post.id)).html
  }

  @FieldResolver(() => String, { description: 'The address of its page.' })
  url(@Root() { slug }: Post, @Ctx() { env }: Context): string {
    return `${getConfiguredSiteUrl(env)}/blog/${slug}`
  }

  @Weight(5)
  @FieldResolver(() => Int, { description: 'Reading time in minutes; at least 1.' })
  async readingMinutes(@Root() post: Post, @Ctx() context: Context): Promise<number> {
    return (await articleLoader(context).load(post.id)).readingMinutes
  }

  @Weight(3)
  @FieldResolver(() => [Post], { description: 'The newest other posts of its category.' })
  related(
    @Root() { id }: Post,
    @Ctx() context: Context,
    @Arg('first', () => Int, firstArg(3)) first?: number,
  ): Promise<Post[]> {
    return relatedPostsLoader(context, { first: checkFirst(first, 3) }).load(id)
  }
}

@Resolver(() => PostConnection)
export class PostConnectionResolver {
  @Weight(10)
  @FieldResolver(() => Int, { description: 'The number of matching posts.' })
  totalCount(@Root() { filter }: PostConnection, @Ctx() { pool }: Context): Promise<number> {
    return countPosts(pool, filter)
  }
}
