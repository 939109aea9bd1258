import { Button, Heading, Text } from '@chakra-ui/react'
import type { ApolloCache } from '@apollo/client'
import type { FormApi } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { postRules } from '../../../api/blog/post.rules.ts'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import {
  EditedPostDocument,
  useCreatePostMutation,
  useEditedPostQuery,
  usePublishPostMutation,
  useUpdatePostMutation,
  type CreatePostMutation,
} from './PostsTab.generated.ts'
import { EditConflict } from '../ui/forms/EditConflict.tsx'
import { EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { SaveBar } from '../ui/forms/SaveBar.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { validate } from '../../ui/forms/validate.ts'
import { DeletePost } from './DeletePost.tsx'
import { fieldLabels, toPostValues, type EditedPost, type PostFormValues } from './edited-post.ts'
import { PostFields } from './PostFields.tsx'
import { SchedulePost } from './SchedulePost.tsx'
import './PostEditor.css'

/** An editor of a new post stays open after the first save. */
export const PostEditor = ({ id }: { id: string }) => {
  const { key } = useLocation()
  const [at, setAt] = useState({ id, key })
  if (at.id !== id) setAt({ id, key }) // the key also changes with the panel or tab on the same page
  const opened = at.key
  const [created, setCreated] = useState<{ id: string; opened: string }>()
  const isNew = id === 'new'
  const isCreated = id === created?.id
  const read = useEditedPostQuery({
    variables: { id },
    fetchPolicy: isCreated ? 'cache-first' : 'network-only',
    skip: isNew,
  })
  const post = read.data?.adminPost
  return (
    <EditorFrame what="post" read={read} isNew={isNew}>
      {isNew || post ? (
        <Editor
          key={isCreated ? created.opened : isNew ? opened : id}
          post={post ?? null}
          onCreated={(stored) => setCreated({ id: stored, opened })}
        />
      ) : null}
    </EditorFrame>
  )
}

const published = ['Post Published', 'Post Not Published'] as const
const unpublished = ['Post Unpublished', 'Post Not Unpublished'] as const
const scheduled = ['Post Scheduled', 'Post Not Scheduled'] as const
const unscheduled = ['Schedule Cancelled', 'Schedule Not Cancelled'] as const

/** Prevents a new read, so that the editor stays open. */
const keepCreated = (cache: ApolloCache, { data }: { data?: CreatePostMutation | null }) => {
  const post = data?.createPost?.post
  if (post) cache.writeQuery({ query: EditedPostDocument, variables: { id: post.id }, data: { adminPost: post } })
}

const check = validate(postRules)
const shownPublicly = ['post', 'posts', 'latestPosts', 'postCategories', 'popularTags', 'adminPosts']

const usePostEditor = (post: EditedPost | null) =>
  useEditor<PostFormValues, EditedPost>({
    read: post,
    toValues: toPostValues,
    getVersion: ({ updatedAt }) => updatedAt,
    ...(post && {
      stored: {
        cacheId: `Post:${post.id}`,
        reload: async (client) => {
          const request = {
            query: EditedPostDocument,
            variables: { id: post.id },
            fetchPolicy: 'network-only',
          } as const
          return (await client.query(request)).data?.adminPost
        },
      },
    }),
    shownPublicly,
    list: '/admin/posts',
  })

interface EditorProps {
  post: EditedPost | null
  onCreated: (id: string) => void
}

const Editor = ({ post, onCreated }: EditorProps) => {
  const navigate = useNavigate()
  const [createPost] = useCreatePostMutation()
  const [updatePost] = useUpdatePostMutation()
  const [setPublished, { loading: isPublishing }] = usePublishPostMutation()
  const editor = usePostEditor(post)

  const save = (values: PostFormValues, form: FormApi<PostFormValues>) => {
    const input = postRules.parse(values)
    const create = async () => (await createPost({ variables: { input }, update: keepCreated })).data!.createPost!.post!
    const update = async ({ id }: EditedPost) => {
      const { data } = await updatePost({ variables: { input: { ...input, id, updatedAt: editor.version() } } })
      return data!.updatePost!.post!
    }
    return editor.save(form, {
      send: () => (post ? update(post) : create()),
      saved: { title: post ? 'Post Saved' : 'Draft Saved' },
      refused: 'Post Not Saved',
      onCreated: ({ id }) => {
        onCreated(id)
        void navigate(`/admin/posts?post=${id}`, { replace: true, preventScrollReset: true })
      },
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
      const input = { id, isPublished, updatedAt: editor.version(), ...time }
      const { data } = await setPublished({ variables: { input } })
      toast({ title: done, type: 'success' })
      editor.take(form, data!.publishPost!.post!)
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
              {post?.isPublished ? (
                <>
                  Published ·{' '}
                  <Link className="back-link" to={`/blog/${post.slug}`}>
                    View the public page
                  </Link>
                </>
              ) : post?.scheduledAt ? (
                `Scheduled for ${inLondon(post.scheduledAt)} (London time). Visitors won’t see it until then.`
              ) : (
                'Draft: not visible to visitors.'
              )}
            </Text>
            {editor.differences.length > 0 && (
              <EditConflict what="post" differences={editor.differences} labels={fieldLabels} />
            )}
            <PostFields />
            <SaveBar label={post ? 'Save Changes' : 'Save Draft'} clean={post ? 'All changes are saved.' : ''}>
              {post && (
                <Button
                  variant="outline"
                  disabled={dirty}
                  loading={isPublishing}
                  loadingText="Sending…"
                  onClick={() =>
                    void publish(post, form, !post.isPublished, post.isPublished ? unpublished : published)
                  }
                >
                  {post.isPublished ? 'Unpublish' : post.scheduledAt ? 'Publish Now' : 'Publish'}
                </Button>
              )}
              {post?.scheduledAt && (
                <Button
                  variant="outline"
                  disabled={dirty || isPublishing}
                  onClick={() => void publish(post, form, false, unscheduled)}
                >
                  Cancel the Schedule
                </Button>
              )}
            </SaveBar>
            {post && !post.isPublished && (
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
                updatedAt={editor.version}
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
