import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
import { Weight } from '../process/weight.ts'
import { checkFirst, firstArg, pageArgs, type PageOptions } from '../schema/connection.ts'
import { readRows } from '../database/sql.ts'
import { findPost, isPublic } from './find-posts.ts'
import { listPosts, PostConnection } from './list-posts.ts'
import { Post } from './post.entity.ts'
import { PostFilter } from './post-filter.ts'

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
