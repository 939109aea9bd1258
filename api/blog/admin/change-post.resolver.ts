import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import type { AdminPost } from './admin-post.ts'
import {
  CreatePostInput,
  CreatePostPayload,
  DeletePostInput,
  DeletePostPayload,
  PublishPostInput,
  PublishPostPayload,
  UpdatePostInput,
  UpdatePostPayload,
} from './change-post.types.ts'
import { deletePost } from './delete-post.ts'
import { schedulePost } from './schedule-post.ts'
import { savePost, setPublished } from './save-post.ts'

type Answer = Promise<Payload<'post', AdminPost>>

const which = { description: 'The post.' }

/** Administrators' changes of posts. */
@Resolver()
export class ChangePostResolver {
  @Authorized('content')
  @Mutation(() => CreatePostPayload, { nullable: true, description: 'Makes a new draft. For the staff.' })
  createPost(@Ctx() context: Context, @Arg('input', () => CreatePostInput, which) input: CreatePostInput): Answer {
    return inPayload('post', () => savePost(context, requireStaff(context, 'content'), input))
  }

  @Authorized('content')
  @Mutation(() => UpdatePostPayload, { nullable: true, description: 'Saves a post. For the staff.' })
  updatePost(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePostInput, which) { id, updatedAt, ...post }: UpdatePostInput,
  ): Answer {
    return inPayload('post', () => savePost(context, requireStaff(context, 'content'), post, { id, updatedAt }))
  }

  @Authorized('content')
  @Mutation(() => PublishPostPayload, {
    nullable: true,
    description: 'Publishes a post, now or at a time to come, or makes it a draft again. For the staff.',
  })
  publishPost(
    @Ctx() context: Context,
    @Arg('input', () => PublishPostInput, which) { id, isPublished, updatedAt, publishAt }: PublishPostInput,
  ): Answer {
    return inPayload('post', () =>
      isPublished && publishAt
        ? schedulePost(context, requireStaff(context, 'content'), { id, updatedAt, publishAt })
        : setPublished(context, requireStaff(context, 'content'), id, isPublished, updatedAt),
    )
  }

  @Authorized('content')
  @Mutation(() => DeletePostPayload, {
    nullable: true,
    description: 'Deletes a post or draft for good. For the staff.',
  })
  deletePost(
    @Ctx() context: Context,
    @Arg('input', () => DeletePostInput, which) { id, updatedAt }: DeletePostInput,
  ): Promise<Payload<'deletedId', string>> {
    return inPayload('deletedId', async () => {
      await deletePost(context, requireStaff(context, 'content'), id, updatedAt)
      return id
    })
  }
}
