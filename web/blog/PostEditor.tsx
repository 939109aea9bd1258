import { Button, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import type { FormApi } from 'final-form'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { Link, useNavigate } from 'react-router'
import { postRules } from '../../api/blog/post.rules.ts'
import {
  EditedPostDocument,
  useEditedPostQuery,
  useSavePostMutation,
  useSetPostPublishedMutation,
} from '../graphql.generated.ts'
import { ChangedMeanwhile } from '../ui/ChangedMeanwhile.tsx'
import { Failed } from '../ui/Failed.tsx'
import { forgetPublic } from '../ui/forget-public.ts'
import { rebase, type Difference } from '../ui/rebase.ts'
import { extensionsOf, fieldsOf, messageOf } from '../ui/server-errors.ts'
import { submitWith } from '../ui/submit-with.ts'
import { toast } from '../ui/toaster.tsx'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { validate } from '../ui/validate.ts'
import { DeletePost } from './DeletePost.tsx'
import { fieldLabels, valuesOf, type EditedPost, type PostFormValues } from './edited-post.ts'
import { PostFields } from './PostFields.tsx'
import '../ui/editor.css'

/** Loads a post or draft and opens it for editing; `new` opens an empty one. */
export const PostEditor = ({ id }: { id: string }) => {
  const isNew = id === 'new'
  const { data, error, refetch } = useEditedPostQuery({ variables: { id }, fetchPolicy: 'network-only', skip: isNew })
  if (error && !data)
    return <Failed message={`Failed to load the post. ${messageOf(error)}`} onRetry={() => void refetch()} />
  if (!data && !isNew) return <Skeleton height="480px" borderRadius="l3" />
  return (
    <section aria-labelledby="edit-post">
      <Text mb="2">
        <Link className="back-link" to="/admin?tab=posts" preventScrollReset>
          ← All posts
        </Link>
      </Text>
      {isNew || data?.adminPost ? (
        <Editor post={data?.adminPost ?? undefined} />
      ) : (
        <Heading as="h2" id="edit-post" size="xl">
          There is no such post
        </Heading>
      )}
    </section>
  )
}

const check = validate(postRules)
/** If it could not be reloaded, the next save reports a conflict. */
const ignore = () => undefined
const shownPublicly = ['post', 'posts', 'latestPosts', 'postCategories', 'popularTags', 'adminPosts']

const Editor = ({ post }: { post: EditedPost | undefined }) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [savePost] = useSavePostMutation()
  const [setPublished, { loading: isPublishing }] = useSetPostPublishedMutation()
  const [initialValues] = useState(() => valuesOf(post))
  const [differences, setDifferences] = useState<Difference[]>([])
  const updatedAt = useRef(post?.updatedAt)
  const isDirty = useRef(false)
  useUnsaved(() => isDirty.current)

  /** Reloads the post and keeps what was typed on top. */
  const renew = async (form: FormApi<PostFormValues>) => {
    if (!post) return []
    const { data } = await client.query({
      query: EditedPostDocument,
      variables: { id: post.id },
      fetchPolicy: 'network-only',
    })
    client.cache.evict({ id: `Post:${post.id}` })
    forgetPublic(client.cache, shownPublicly)
    if (!data?.adminPost) return []
    updatedAt.current = data.adminPost.updatedAt
    return rebase(form, valuesOf(data.adminPost))
  }

  const failed = (title: string, error: unknown, form: FormApi<PostFormValues>) => {
    toast({ title, description: messageOf(error), type: 'error' })
    if (extensionsOf(error)?.code === 'CONFLICT') setTimeout(() => void renew(form).then(setDifferences).catch(ignore))
    return fieldsOf(error)
  }

  const save = async (values: PostFormValues, form: FormApi<PostFormValues>) => {
    try {
      const known = post ? { id: post.id, updatedAt: updatedAt.current ?? null } : {}
      const { data } = await savePost({ variables: { input: postRules.parse(values), ...known } })
      setDifferences([])
      toast({ title: post ? 'Post Saved' : 'Draft Saved', type: 'success' })
      setTimeout(() => {
        form.initialize(form.getState().values)
        isDirty.current = false
        forgetPublic(client.cache, shownPublicly)
        if (post) void renew(form).catch(ignore)
        else void navigate(`/admin?tab=posts&post=${data!.savePost.id}`, { replace: true, preventScrollReset: true })
      })
    } catch (error) {
      return failed('Post Not Saved', error, form)
    }
    return undefined
  }

  const publish = async (form: FormApi<PostFormValues>) => {
    if (!post) return
    try {
      await setPublished({ variables: { id: post.id, published: !post.published, updatedAt: updatedAt.current! } })
      toast({ title: post.published ? 'Post Unpublished' : 'Post Published', type: 'success' })
      await renew(form)
    } catch (error) {
      failed(post.published ? 'Post Not Unpublished' : 'Post Not Published', error, form)
    }
  }

  /** After a deletion: what was typed goes too. */
  const leave = () => {
    isDirty.current = false
    client.cache.evict({ id: `Post:${post!.id}` })
    forgetPublic(client.cache, shownPublicly)
    void navigate('/admin?tab=posts')
  }

  return (
    <Form<PostFormValues>
      onSubmit={save}
      validate={check}
      initialValues={initialValues}
      subscription={{ submitting: true, dirty: true, submitError: true, dirtySinceLastSubmit: true }}
    >
      {({ handleSubmit, form, submitting, dirty = false, submitError, dirtySinceLastSubmit }) => {
        isDirty.current = dirty
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
              ) : (
                'Draft: visitors do not see it.'
              )}
            </Text>
            {differences.length > 0 && <ChangedMeanwhile what="post" differences={differences} labels={fieldLabels} />}
            <PostFields />
            <div className="editor-actions editor-save">
              <Button
                type="submit"
                minH="11"
                disabled={!dirty && !submitting}
                loading={submitting}
                loadingText="Saving…"
              >
                {post ? 'Save Changes' : 'Save Draft'}
              </Button>
              {post && (
                <Button
                  variant="outline"
                  minH="11"
                  disabled={dirty}
                  loading={isPublishing}
                  loadingText="Sending…"
                  onClick={() => void publish(form)}
                >
                  {post.published ? 'Unpublish' : 'Publish'}
                </Button>
              )}
              <Text color={submitError && !dirtySinceLastSubmit ? 'fg.error' : 'fg.muted'} role="status">
                {submitError && !dirtySinceLastSubmit
                  ? submitError
                  : dirty
                    ? 'You have unsaved changes.'
                    : post
                      ? 'All changes are saved.'
                      : ''}
              </Text>
            </div>
            {post && (
              <DeletePost
                id={post.id}
                title={post.title}
                updatedAt={() => updatedAt.current!}
                onDeleted={leave}
                onFailed={(error) => failed('Post Not Deleted', error, form)}
              />
            )}
          </form>
        )
      }}
    </Form>
  )
}
