import { useFormState } from 'react-final-form'
import { createSlug, maxContentLength, type PostValues } from '../../../api/blog/post.rules.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { PostPicture } from '../../site/blog/PostPicture.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { LinesField } from '../ui/forms/LinesField.tsx'
import { fieldLabels as labels } from './edited-post.ts'
import { PostPreview } from './PostPreview.tsx'

const Illustration = () => {
  const { title = '', slug, tags = [] } = useFormState<Partial<PostValues>>({ subscription: { values: true } }).values
  return (
    <div className="post-illustration">
      <PostPicture post={{ title, slug: slug || createSlug(title), tags }} width={240} height={135} />
    </div>
  )
}

export const PostFields = () => (
  <>
    <fieldset className="editor-section">
      <legend>Post</legend>
      <div className="editor-columns">
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
          <FormField name="excerpt" label={labels.excerpt} help="One or two sentences for cards and search engines.">
            {(control) => <textarea {...control} rows={2} maxLength={500} />}
          </FormField>
        </div>
        <InputField name="category" label={labels.category} maxLength={60} />
        <InputField name="author" label={labels.author} maxLength={100} />
        <LinesField name="tags" label={labels.tags} />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Address, picture and search engines</legend>
      <div className="editor-columns">
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
        <FormField name="metaDescription" label={labels.metaDescription}>
          {(control) => <textarea {...control} rows={2} maxLength={500} />}
        </FormField>
        <CheckboxField name="isIndexable" label="Allow search engines to index this" />
      </div>
    </fieldset>
  </>
)
