import { Button, Heading, Text } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { Form } from 'react-final-form'
import { Link, useNavigate } from 'react-router'
import { postRules } from '../../api/blog/post.rules.ts'
import { inLondon } from '../../api/server/london-time.rules.ts'
import {
  EditedPostDocument,
  useCreatePostMutation,
  useEditedPostQuery,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '../graphql.generated.ts'
import { ChangedMeanwhile } from '../ui/ChangedMeanwhile.tsx'
import { EditorFrame } from '../ui/EditorFrame.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { submitWith } from '../ui/submit-with.ts'
import { toast } from '../ui/toaster.tsx'
import { useEditor } from '../ui/use-editor.ts'
import { validate } from '../ui/validate.ts'
import { DeletePost } from './DeletePost.tsx'
import { fieldLabels, valuesOf, type EditedPost, type PostFormValues } from './edited-post.ts'
import { PostFields } from './PostFields.tsx'
import { SchedulePost } from './SchedulePost.tsx'

/** Loads a post or draft and opens it for editing; `new` opens an empty one. */
export const PostEditor = ({ id }: { id: string }) => {
  const isNew = id === 'new'
  const read = useEditedPostQuery({ variables: { id }, fetchPolicy: 'network-only', skip: isNew })
  const post = read.data?.adminPost
  return (
    <EditorFrame what="post" read={read} isNew={isNew}>
      {isNew || post ? <Editor post={post ?? undefined} /> : null}
    </EditorFrame>
  )
}

/** What a toast says: done, and refused. */
const published = ['Post Published', 'Post Not Published'] as const
const unpublished = ['Post Unpublished', 'Post Not Unpublished'] as const
const scheduled = ['Post Scheduled', 'Post Not Scheduled'] as const
const unscheduled = ['Schedule Cancelled', 'Schedule Not Cancelled'] as const

const check = validate(postRules)
const shownPublicly = ['post', 'posts', 'latestPosts', 'postCategories', 'popularTags', 'adminPosts']

const storedOf = (post: EditedPost) => ({ values: valuesOf(post), updatedAt: post.updatedAt })

const usePostEditor = (post: EditedPost | undefined) =>
  useEditor<PostFormValues>({
    read: post ? storedOf(post) : { values: valuesOf(undefined) },
    ...(post && {
      stored: {
        cacheId: `Post:${post.id}`,
        reload: async (client) => {
          const asked = { query: EditedPostDocument, variables: { id: post.id }, fetchPolicy: 'network-only' } as const
          const { data } = await client.query(asked)
          return data?.adminPost ? storedOf(data.adminPost) : undefined
        },
      },
    }),
    shownPublicly,
    list: '/admin/posts',
  })

const Editor = ({ post }: { post: EditedPost | undefined }) => {
  const navigate = useNavigate()
  const [createPost] = useCreatePostMutation()
  const [updatePost] = useUpdatePostMutation()
  const [setPublished, { loading: isPublishing }] = usePublishPostMutation()
  const editor = usePostEditor(post)

  const save = (values: PostFormValues, form: FormApi<PostFormValues>) => {
    const input = postRules.parse(values)
    const send = async () =>
      post
        ? (await updatePost({ variables: { input: { ...input, id: post.id, updatedAt: editor.version()! } } })).data
            ?.updatePost?.post
        : (await createPost({ variables: { input } })).data?.createPost?.post
    return editor.save(form, {
      send,
      saved: { title: post ? 'Post Saved' : 'Draft Saved' },
      refused: 'Post Not Saved',
      onCreated: (created) =>
        void navigate(`/admin/posts?post=${created!.id}`, { replace: true, preventScrollReset: true }),
    })
  }

  const publish = async (
    { id }: EditedPost,
    form: FormApi<PostFormValues>,
    isPublished: boolean,
    [done, refused]: readonly [string, string],
    publishAt?: Date,
  ) => {
    try {
      const time = publishAt && { publishAt: publishAt.toISOString() }
      await setPublished({ variables: { input: { id, isPublished, updatedAt: editor.version()!, ...time } } })
      toast({ title: done, type: 'success' })
      await editor.renew(form)
    } catch (error) {
      editor.refuse(refused, error, form)
    }
  }

  return (
    <Form<PostFormValues>
      onSubmit={save}
      validate={check}
      initialValues={editor.initialValues}
      subscription={{ dirty: true }}
    >
      {({ handleSubmit, form, dirty = false }) => {
        editor.noteDirty(dirty)
        return (
          <form noValidate aria-label={post ? 'Edit post' : 'Write a post'} onSubmit={submitWith(handleSubmit)}>
            <Heading as="h2" id="edit-post" size="xl" mb="1" overflowWrap="anywhere">
              {post?.title ?? 'Write a Post'}
            </Heading>
            <Text color="fg.muted" mb="4">
              {post?.published ? (
                <>
                  Published ·{' '}
                  <Link className="back-link" to={`/blog/${post.slug}`}>
                    View the public page
                  </Link>
                </>
              ) : post?.scheduledAt ? (
                `Scheduled for ${inLondon(post.scheduledAt)} (London time): visitors do not see it before.`
              ) : (
                'Draft: visitors do not see it.'
              )}
            </Text>
            {editor.differences.length > 0 && (
              <ChangedMeanwhile what="post" differences={editor.differences} labels={fieldLabels} />
            )}
            <PostFields />
            <SaveBar label={post ? 'Save Changes' : 'Save Draft'} clean={post ? 'All changes are saved.' : ''}>
              {post && (
                <Button
                  variant="outline"
                  minH="11"
                  disabled={dirty}
                  loading={isPublishing}
                  loadingText="Sending…"
                  onClick={() => void publish(post, form, !post.published, post.published ? unpublished : published)}
                >
                  {post.published ? 'Unpublish' : post.scheduledAt ? 'Publish Now' : 'Publish'}
                </Button>
              )}
              {post?.scheduledAt && (
                <Button
                  variant="outline"
                  minH="11"
                  disabled={dirty || isPublishing}
                  onClick={() => void publish(post, form, false, unscheduled)}
                >
                  Cancel the Schedule
                </Button>
              )}
            </SaveBar>
            {post && !post.published && (
              <SchedulePost
                key={post.scheduledAt}
                isSaved={!dirty}
                scheduledAt={post.scheduledAt ?? null}
                onSchedule={(at) => publish(post, form, true, scheduled, at)}
              />
            )}
            {post && (
              <DeletePost
                id={post.id}
                title={post.title}
                updatedAt={() => editor.version()!}
                onDeleted={editor.leave}
                onFailed={(error) => editor.refuse('Post Not Deleted', error, form)}
              />
            )}
          </form>
        )
      }}
    </Form>
  )
}
