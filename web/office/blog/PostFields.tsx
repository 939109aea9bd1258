import { useFormState, useForm } from 'react-final-form'
import { createSlug, maxContentLength, type PostValues } from '../../../api/blog/post.rules.ts'
import { PostPicture } from '../../site/blog/PostPicture.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { postLabels as labels } from './edited-post.ts'
import { Box, Button, Heading } from '@chakra-ui/react'
import { usePostPreviewLazyQuery } from './PostsTab.generated.ts'
import { ErrorText } from '../ui/State.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { ArticleHalf } from '../../site/blog/ArticleHalf.tsx'
import '../../site/blog/Post.css'
import { CheckboxField, InputField, LinesField, TextAreaField } from '../ui/forms/fields.tsx'

const Illustration = () => {
  const { title = '', slug, tags = [] } = useFormState<Partial<PostValues>>({ subscription: { values: true } }).values
  return (
    <Box data-testid="illustration" maxW="240px" mb="2" aspectRatio="16 / 9" overflow="hidden" borderRadius="l2">
      <PostPicture post={{ title, slug: slug || createSlug(title), tags }} width={240} height={135} />
    </Box>
  )
}

export const PostFields = () => (
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
  const form = useForm()
  const [preview, { data, loading, error }] = usePostPreviewLazyQuery({ fetchPolicy: 'network-only' })
  const show = () =>
    void preview({
      variables: { content: (form.getState().values as { content?: string } | undefined)?.content ?? '' },
    })
  return (
    <>
      <Button variant="outline" loading={loading} loadingText="Loading…" onClick={show}>
        {data ? 'Preview Again' : 'Preview'}
      </Button>
      {error && <ErrorText>{getErrorMessage(error)}</ErrorText>}
      {data && !error && (
        <section className="card flat" aria-label="Preview">
          <Heading as="h3" size="lg" mb="3" overflowWrap="anywhere">
            {(form.getState().values as { title?: string } | undefined)?.title ?? 'No title yet'}
          </Heading>
          <ArticleHalf html={data.postPreview.contentHtml} />
        </section>
      )}
    </>
  )
}
