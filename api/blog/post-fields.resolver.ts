import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import type { WeightedField } from '../process/weight.ts'
import { perRequest } from '../schema/per-request.ts'
import { checkFirst } from '../schema/check-first.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { readArticles } from './article.ts'
import { countPosts } from './list-posts.ts'
import { PostConnection } from './post-connection.ts'
import { Post } from './post.entity.ts'
import { relatedPosts } from './related-posts.ts'

const articleLoader = perRequest(readArticles)
const relatedPostsLoader = perRequest(relatedPosts)

/** Fields of a post beyond its columns. */
@Resolver(() => Post)
export class PostFieldsResolver {
  @Extensions({ weight: 5 } satisfies WeightedField)
  @FieldResolver(() => String, { description: 'The content as harmless HTML.' })
  async contentHtml(@Root() post: Post, @Ctx() context: Context): Promise<string> {
    return (await articleLoader(context).load(post.id)).html
  }

  @FieldResolver(() => String, { description: 'The address of its page.' })
  url(@Root() { slug }: Post, @Ctx() { env }: Context): string {
    return `${getConfiguredSiteUrl(env)}/blog/${slug}`
  }

  @Extensions({ weight: 5 } satisfies WeightedField)
  @FieldResolver(() => Int, { description: 'Reading time in minutes; at least 1.' })
  async readingMinutes(@Root() post: Post, @Ctx() context: Context): Promise<number> {
    return (await articleLoader(context).load(post.id)).readingMinutes
  }

  @Extensions({ weight: 3 } satisfies WeightedField)
  @FieldResolver(() => [Post], {
    description: 'The newest other posts of its category.',
  })
  related(
    @Root() { id }: Post,
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'How many, from 1 to 100.' })
    first?: number,
  ): Promise<Post[]> {
    return relatedPostsLoader(context, { first: checkFirst(first, 3) }).load(id)
  }
}

/** The count of a list, run only on request. */
@Resolver(() => PostConnection)
export class PostConnectionResolver {
  @Extensions({ weight: 10 } satisfies WeightedField)
  @FieldResolver(() => Int, { description: 'How many posts meet the filter.' })
  totalCount(@Root() { filter }: PostConnection, @Ctx() { pool }: Context): Promise<number> {
    return countPosts(pool, filter)
  }
}
