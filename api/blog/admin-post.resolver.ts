import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { staffOf } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { withoutPayload } from '../server/deprecated.ts'
import { check } from '../server/errors.ts'
import { idOf } from '../server/id-of.ts'
import type { Weighed } from '../server/weight.ts'
import { AdminPost, AdminPostConnection, PostPreview } from './admin-post.ts'
import { deletePost } from './delete-post.ts'
import { countAllPosts, listAllPosts } from './list-all-posts.ts'
import { Post } from './post.entity.ts'
import { PostInput } from './post-input.ts'
import { postRules } from './post.rules.ts'
import { savePost, setPublished, toContent } from './save-post.ts'
import { AdminPostSort, AdminPostState } from './sought-posts.ts'
import { splitHtml } from './split-html.ts'
import * as z from 'zod/mini'

const previewRules = z.object({ content: postRules.shape.content })

/** Administrators' queries and changes of posts. */
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
    const number = idOf(id)
    return number ? em.findOne(Post, number) : null
  }

  @Authorized('content')
  @Query(() => PostPreview, { description: 'How a text would be shown to visitors. For the staff.' })
  postPreview(
    @Arg('content', () => String, { description: 'Text or HTML, as in PostInput.' }) content: string,
  ): PostPreview {
    return { contentHtml: splitHtml(toContent(check(previewRules, { content }).content)) }
  }

  @Authorized('content')
  @Mutation(() => AdminPost, {
    deprecationReason: withoutPayload('2026-11-23', 'createPost', 'updatePost'),
    description:
      'Saves a post; without an id a new draft. CONFLICT when it was changed after `updatedAt`. For the staff.',
  })
  savePost(
    @Ctx() context: Context,
    @Arg('input', () => PostInput, { description: 'The post.' }) input: PostInput,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the post; none for a new one.' }) id?: string,
    @Arg('updatedAt', () => Date, {
      nullable: true,
      description: 'The `updatedAt` that the change is based on; needed with `id`.',
    })
    updatedAt?: Date,
  ): Promise<AdminPost> {
    return savePost(
      context,
      staffOf(context, 'content'),
      input,
      id == null ? undefined : { id, updatedAt: updatedAt ?? new Date(0) },
    )
  }

  @Authorized('content')
  @Mutation(() => AdminPost, {
    deprecationReason: withoutPayload('2026-11-23', 'publishPost'),
    description: 'Publishes a post, or makes it a draft again. For the staff.',
  })
  setPostPublished(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
    @Arg('published', () => Boolean, { description: 'Public or a draft.' }) published: boolean,
    @Arg('updatedAt', () => Date, { description: 'The `updatedAt` that was seen.' }) updatedAt: Date,
  ): Promise<AdminPost> {
    return setPublished(context, staffOf(context, 'content'), id, published, updatedAt)
  }

  @Authorized('content')
  @Mutation(() => Boolean, {
    deprecationReason: withoutPayload('2026-11-23', 'removePost'),
    description:
      'Deletes a post or draft for good. True when done; CONFLICT when it was changed after `updatedAt`. For the staff.',
  })
  async deletePost(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
    @Arg('updatedAt', () => Date, { description: 'The `updatedAt` that was seen.' }) updatedAt: Date,
  ): Promise<boolean> {
    await deletePost(context, staffOf(context, 'content'), id, updatedAt)
    return true
  }
}

@Resolver(() => AdminPostConnection)
export class AdminPostConnectionResolver {
  @Extensions({ weight: 10 } satisfies Weighed)
  @FieldResolver(() => Int, { description: 'How many posts and drafts there are on all pages.' })
  totalCount(@Root() { sought = {} }: AdminPostConnection, @Ctx() { pool }: Context): Promise<number> {
    return countAllPosts(pool, sought)
  }
}
