import { Button, Heading, Text } from '@chakra-ui/react'
import { useForm } from 'react-final-form'
import { usePostPreviewLazyQuery } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { ArticleHalf } from '../../site/blog/ArticleHalf.tsx'
import '../../site/blog/Post.css'

export const PostPreview = () => {
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
      {error && (
        <Text role="alert" color="fg.error" mt="2">
          {getErrorMessage(error)}
        </Text>
      )}
      {data && !error && (
        <section className="post-preview" aria-label="Preview">
          <Heading as="h3" size="lg" mb="3" overflowWrap="anywhere">
            {(form.getState().values as { title?: string } | undefined)?.title ?? 'No title yet'}
          </Heading>
          <ArticleHalf html={data.postPreview.contentHtml} />
        </section>
      )}
    </>
  )
}
