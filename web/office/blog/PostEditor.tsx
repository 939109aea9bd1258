import { Button, Box, Heading } from '@chakra-ui/react'
import type { ApolloCache } from '@apollo/client'
import type { FormApi } from 'final-form'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { postRules, createSlug, maxContentLength, type PostValues } from '../../../api/blog/post.rules.ts'
import { fromLondon, inLondon, toLondon } from '../../../api/text/london-time.rules.ts'
import {
  EditedPostDocument,
  useCreatePostMutation,
  useDeletePostMutation,
  useEditedPostQuery,
  usePublishPostMutation,
  useUpdatePostMutation,
  type CreatePostMutation,
  type EditedPostQuery,
  usePostPreviewLazyQuery,
} from './PostsTab.generated.ts'
import { EditorForm, EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { SaveBar, CheckboxField, InputField, LinesField, TextAreaField } from '../ui/forms/form.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { validate } from '../../ui/forms/validate.ts'
import { ActionButton, Confirm, Toggle } from '../ui/actions.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useFormState, useForm } from 'react-final-form'
import { PostPicture } from '../../site/blog/PostPicture.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { Preview } from '../ui/Preview.tsx'
import { ArticleHalf } from '../../site/blog/ArticleHalf.tsx'
import '../../site/blog/Post.css'

type EditedPost = NonNullable<EditedPostQuery['adminPost']>

const labels = {
  title: 'Title',
  slug: 'Address',
  content: 'Text',
  excerpt: 'Summary',
  author: 'Author',
  category: 'Category',
  tags: 'Tags',
  imageUrl: 'Picture',
  metaTitle: 'Page title',
  metaDescription: 'Description for search engines',
  isIndexable: 'Indexed by search engines',
} as const
type Field = keyof typeof labels
type PostFormValues = { [field in Field]?: unknown }

const toPostValues = (post: EditedPost): PostFormValues =>
  Object.fromEntries(
    (Object.keys(labels) as Field[]).map((field) => [
      field,
      post[field] === '' ? undefined : (post[field] ?? undefined),
    ]),
  )

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

const published = ['Post published', 'Post not published'] as const
const unpublished = ['Post unpublished', 'Post not unpublished'] as const
const scheduled = ['Post scheduled', 'Post not scheduled'] as const
const unscheduled = ['Schedule cancelled', 'Schedule not cancelled'] as const

/** Prevents a new read, so that the editor stays open. */
const keepCreated = (cache: ApolloCache, { data }: { data?: CreatePostMutation | null }) => {
  const post = data?.createPost?.post
  if (post) cache.writeQuery({ query: EditedPostDocument, variables: { id: post.id }, data: { adminPost: post } })
}

const check = validate(postRules)
const shownPublicly = ['post', 'posts', 'latestPosts', 'postCategories', 'popularTags', 'adminPosts']

const Editor = ({ post, onCreated }: { post: EditedPost | null; onCreated: (id: string) => void }) => {
  const navigate = useNavigate()
  const [createPost] = useCreatePostMutation()
  const [updatePost] = useUpdatePostMutation()
  const [deletePost] = useDeletePostMutation()
  const [setPublished, { loading: isPublishing }] = usePublishPostMutation()
  const editor = useEditor<PostFormValues, EditedPost>({
    what: 'post',
    read: post,
    toValues: toPostValues,
    empty: { isIndexable: true },
    query: EditedPostDocument,
    variables: { id: post?.id },
    publicId: `Post:${post?.id}`,
    shownPublicly,
  })
  const seen = ({ id }: EditedPost) => ({ id, updatedAt: editor.stored().updatedAt })

  const save = (values: PostFormValues, form: FormApi<PostFormValues>) => {
    const input = postRules.parse(values)
    const create = async () => (await createPost({ variables: { input }, update: keepCreated })).data!.createPost!.post!
    const update = async (old: EditedPost) =>
      (await updatePost({ variables: { input: { ...input, ...seen(old) } } })).data!.updatePost!.post!
    const options = {
      send: () => (post ? update(post) : create()),
      saved: { title: post ? 'Post saved' : 'Draft saved' },
      refused: 'Post not saved',
    }
    return editor.save(form, options, ({ id }) => {
      onCreated(id)
      void navigate(`/admin/posts?post=${id}`, { replace: true, preventScrollReset: true })
    })
  }

  const publish = (
    old: EditedPost,
    form: FormApi<PostFormValues>,
    isPublished: boolean,
    [title, refused]: readonly [string, string],
    publishAt?: Date,
  ) =>
    editor.change(form, {
      send: async () => {
        const time = publishAt && { publishAt: publishAt.toISOString() }
        const { data } = await setPublished({ variables: { input: { ...seen(old), isPublished, ...time } } })
        return data!.publishPost!.post!
      },
      saved: { title },
      refused,
    })

  const remove = async (old: EditedPost, form: FormApi<PostFormValues>, close: () => void) => {
    try {
      await deletePost({ variables: seen(old) })
    } catch (error) {
      close()
      editor.refuse('Post not deleted', error, form)
      return undefined
    }
    editor.leave()
    return { title: 'Post deleted' }
  }

  return (
    <EditorForm
      editor={editor}
      label={post ? 'Edit post' : 'Write a post'}
      title={post?.title ?? 'Write a Post'}
      state={
        post?.isPublished
          ? 'Published'
          : post?.scheduledAt
            ? `Scheduled for ${inLondon(post.scheduledAt)} (London time). Visitors won’t see it until then.`
            : 'Draft: not visible to visitors.'
      }
      publicPath={post?.isPublished && `/blog/${post.slug}`}
      fieldLabels={labels}
      validate={check}
      onSave={save}
    >
      {(form, isDirty) => (
        <>
          <PostFields />
          <SaveBar {...(post ? {} : { label: 'Save Draft', clean: '' })}>
            {post && (
              <Button
                variant="outline"
                disabled={isDirty}
                loading={isPublishing}
                loadingText="Saving…"
                onClick={() => void publish(post, form, !post.isPublished, post.isPublished ? unpublished : published)}
              >
                {post.isPublished ? 'Unpublish' : post.scheduledAt ? 'Publish Now' : 'Publish'}
              </Button>
            )}
            {post?.scheduledAt && (
              <Button
                variant="outline"
                disabled={isDirty || isPublishing}
                onClick={() => void publish(post, form, false, unscheduled)}
              >
                Cancel the Schedule
              </Button>
            )}
          </SaveBar>
          {post && !post.isPublished && (
            <SchedulePost
              key={post.scheduledAt}
              isSaved={!isDirty}
              scheduledAt={post.scheduledAt ?? null}
              onSchedule={(at) => publish(post, form, true, scheduled, at)}
            />
          )}
          {post && (
            <div className="stack">
              <Toggle label="Delete…" isGrave>
                {(close) => (
                  <div role="group" aria-label="Delete">
                    <Confirm
                      text={`Deletes “${post.title}” permanently, and its address stops working. To hide it for a while, make it a draft.`}
                      button="Delete Permanently"
                      refused="Post not deleted"
                      isGrave
                      action={() => remove(post, form, close)}
                    />
                  </div>
                )}
              </Toggle>
            </div>
          )}
        </>
      )}
    </EditorForm>
  )
}

interface SchedulePostProps {
  isSaved: boolean
  scheduledAt: string | null
  onSchedule: (at: Date) => Promise<unknown>
}

/** The time of publication is London time. */
const SchedulePost = ({ isSaved, scheduledAt, onSchedule }: SchedulePostProps) => {
  const [typed, setTyped] = useState(scheduledAt ? toLondon(new Date(scheduledAt)) : '')
  const [wrong, setWrong] = useState<string>()
  const send = async () => {
    const at = fromLondon(typed)
    if (!at || at.getTime() <= Date.now()) return setWrong('Please choose a time in the future.')
    setWrong(undefined)
    await onSchedule(at)
  }
  return (
    <div className="row at-end" role="group" aria-label="Schedule">
      <OfficeField label="Publish at (London time)" error={wrong}>
        {(control) => (
          <input {...control} type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </OfficeField>
      <ActionButton disabled={!isSaved || !typed} refused="Post not scheduled" action={send}>
        {scheduledAt ? 'Change the Time' : 'Schedule'}
      </ActionButton>
      {!isSaved && <p className="muted">Save your changes first.</p>}
    </div>
  )
}

const Illustration = () => {
  const { title = '', slug, tags = [] } = useFormState<Partial<PostValues>>({ subscription: { values: true } }).values
  return (
    <Box data-testid="illustration" maxW="240px" mb="2" aspectRatio="16 / 9" overflow="hidden" borderRadius="l2">
      <PostPicture post={{ title, slug: slug || createSlug(title), tags }} width={240} height={135} />
    </Box>
  )
}

const PostFields = () => (
  <>
    <fieldset className="editor-section">
      <legend>Post</legend>
      <div className="two-columns">
        <div className="wide">
          <InputField name="title" label={labels.title} maxLength={200} />
        </div>
        <div className="wide">
          <RichTextField name="content" label={labels.content} maxLength={maxContentLength} />
        </div>
        <div className="wide">
          <PostPreview />
        </div>
        <div className="wide">
          <TextAreaField
            name="excerpt"
            label={labels.excerpt}
            help="One or two sentences for cards and search engines."
            rows={2}
            maxLength={500}
          />
        </div>
        <InputField name="category" label={labels.category} maxLength={60} />
        <InputField name="author" label={labels.author} maxLength={100} />
        <LinesField name="tags" label={labels.tags} />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Address, picture and search engines</legend>
      <div className="two-columns">
        <InputField
          name="slug"
          label={labels.slug}
          maxLength={100}
          help="The end of the address, /blog/… Leave blank to create it from the title. The old address redirects."
        />
        <PictureField
          name="imageUrl"
          label={labels.imageUrl}
          maxLength={500}
          help="Leave blank for the illustration, which follows the title and the tags."
          fallback={<Illustration />}
        />
        <InputField name="metaTitle" label={labels.metaTitle} maxLength={200} />
        <TextAreaField name="metaDescription" label={labels.metaDescription} rows={2} maxLength={500} />
        <CheckboxField name="isIndexable" label="Allow search engines to index this" />
      </div>
    </fieldset>
  </>
)

const PostPreview = () => {
  const form = useForm<PostFormValues>()
  const [preview, query] = usePostPreviewLazyQuery({ fetchPolicy: 'network-only' })
  const typed = () => form.getState().values as Partial<PostValues>
  return (
    <Preview query={query} onShow={() => void preview({ variables: { content: typed().content ?? '' } })}>
      <Heading as="h3" size="lg" mb="3">
        {typed().title ?? 'No title yet'}
      </Heading>
      <ArticleHalf html={query.data?.postPreview.contentHtml ?? ''} />
    </Preview>
  )
}
