import { Arg, Args, Ctx, Int, Query, Resolver, FieldResolver, Root } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
import { Weight } from '../process/weight.ts'
import { checkFirst, firstArg, pageArgs, type PageOptions } from '../schema/connection.ts'
import { readRows } from '../database/sql.ts'
import { findPost, isPublic, postColumns } from './find-posts.ts'
import { listPosts, PostConnection, countPosts } from './list-posts.ts'
import { Post } from './post.entity.ts'
import { PostFilter } from './post-filter.ts'
import type { Pool } from 'pg'
import { perRequest, groupRowsById } from '../schema/per-request.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { readArticles } from './article.ts'

@Resolver()
export class PostResolver {
  @Weight(20)
  @Query(() => PostConnection, { description: 'Published posts that meet a filter, newest first, page by page.' })
  posts(
    @Ctx() { pool }: Context,
    @Args(pageArgs(12)) page: PageOptions,
    @Arg('filter', () => PostFilter, nullable('Filters of the list.')) filter?: PostFilter,
  ): Promise<PostConnection> {
    return listPosts(pool, { ...page, filter })
  }

  @Weight(10)
  @Query(() => Post, nullable('One published post, by its present or a previous slug; null if there is none.'))
  post(
    @Ctx() { pool }: Context,
    @Arg('slug', () => String, { description: 'As in /blog/{slug}.' }) slug: string,
  ): Promise<Post | null> {
    return findPost(pool, slug)
  }

  @Weight(10)
  @Query(() => [Post], { description: 'The newest published posts, at most 100; `posts` has all.' })
  async latestPosts(@Ctx() { pool }: Context, @Arg('first', () => Int, firstArg(3)) first?: number): Promise<Post[]> {
    return (await listPosts(pool, { first: checkFirst(first, 3) })).nodes
  }

  @Weight(10)
  @Query(() => [String], { description: 'The categories of the published posts, A to Z.' })
  async postCategories(@Ctx() { pool }: Context): Promise<string[]> {
    const text = `
    select min(p.category) "name" from blog_post p where ${isPublic} and p.category_key <> ''
     group by p.category_key order by p.category_key limit 100`
    return (await readRows<{ name: string }>(pool, text)).map(({ name }) => name)
  }

  @Weight(10)
  @Query(() => [String], { description: 'The tags that most published posts have, A to Z.' })
  async popularTags(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(10)) first?: number,
  ): Promise<string[]> {
    const text = `
    select name from (
      select min(t.tag) "name", search_key(t.tag) "key" from blog_post p, unnest(p.tags) t(tag)
       where ${isPublic} and t.tag <> '' group by search_key(t.tag) order by count(distinct p.id) desc, 2 limit $1
    ) most order by key`
    return (await readRows<{ name: string }>(pool, text, [checkFirst(first, 10)])).map(({ name }) => name)
  }
}

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

  @FieldResolver(() => String, { description: 'The absolute address of its page.' })
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
