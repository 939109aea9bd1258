import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import type { WeightedField } from '../../process/weight.ts'
import { AdminPost, AdminPostConnection, PostPreview } from './admin-post.ts'
import { countAllPosts, listAllPosts } from './list-all-posts.ts'
import { Post } from '../post.entity.ts'
import { postRules } from '../post.rules.ts'
import { toContent } from './save-post.ts'
import { AdminPostSort, AdminPostState } from '../admin-post-query.ts'
import * as z from 'zod/mini'

const previewRules = z.object({ content: postRules.shape.content })

/** Administrators' queries of posts. */
@Resolver()
export class AdminPostResolver {
  @Authorized('content')
  @Query(() => AdminPostConnection, { description: 'Posts and drafts, by default the newest first. For the staff.' })
  adminPosts(
    @Ctx() { em, pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only those with these letters in their title, address, category, author or tags.',
    })
    search?: string,
    @Arg('state', () => AdminPostState, { nullable: true, description: 'Only those that are so far.' })
    state?: AdminPostState,
    @Arg('sort', () => AdminPostSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: AdminPostSort,
  ): Promise<AdminPostConnection> {
    return listAllPosts(em, pool, { first, after, search, state, sort })
  }

  @Authorized('content')
  @Query(() => AdminPost, { nullable: true, description: 'One post or draft. For the staff.' })
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
  totalCount(@Root() { sought = {} }: AdminPostConnection, @Ctx() { pool }: Context): Promise<number> {
    return countAllPosts(pool, sought)
  }
}
