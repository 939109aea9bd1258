import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { adminOf } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../server/payload.ts'
import type { AdminPost } from './admin-post.ts'
import {
  CreatePostInput,
  CreatePostPayload,
  PublishPostInput,
  PublishPostPayload,
  RemovePostInput,
  RemovePostPayload,
  UpdatePostInput,
  UpdatePostPayload,
} from './change-post.types.ts'
import { deletePost } from './delete-post.ts'
import { savePost, setPublished } from './save-post.ts'

type Answer = Promise<Payload<'post', AdminPost>>

const which = { description: 'The post.' }

/** Administrators' changes of posts. */
@Resolver()
export class ChangePostResolver {
  @Authorized('ADMIN')
  @Mutation(() => CreatePostPayload, { nullable: true, description: 'Makes a new draft. For administrators.' })
  createPost(@Ctx() context: Context, @Arg('input', () => CreatePostInput, which) input: CreatePostInput): Answer {
    return inPayload('post', () => savePost(context, adminOf(context), input))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdatePostPayload, { nullable: true, description: 'Saves a post. For administrators.' })
  updatePost(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePostInput, which) { id, updatedAt, ...post }: UpdatePostInput,
  ): Answer {
    return inPayload('post', () => savePost(context, adminOf(context), post, { id, updatedAt }))
  }

  @Authorized('ADMIN')
  @Mutation(() => PublishPostPayload, {
    nullable: true,
    description: 'Publishes a post, or makes it a draft again. For administrators.',
  })
  publishPost(
    @Ctx() context: Context,
    @Arg('input', () => PublishPostInput, which) { id, isPublished, updatedAt }: PublishPostInput,
  ): Answer {
    return inPayload('post', () => setPublished(context, adminOf(context), id, isPublished, updatedAt))
  }

  @Authorized('ADMIN')
  @Mutation(() => RemovePostPayload, {
    nullable: true,
    description: 'Deletes a post or draft for good. For administrators.',
  })
  removePost(
    @Ctx() context: Context,
    @Arg('input', () => RemovePostInput, which) { id, updatedAt }: RemovePostInput,
  ): Promise<Payload<'removedId', string>> {
    return inPayload('removedId', async () => {
      await deletePost(context, adminOf(context), id, updatedAt)
      return id
    })
  }
}
