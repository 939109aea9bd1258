import type { EditedPostQuery } from './PostsTab.generated.ts'

export type EditedPost = NonNullable<EditedPostQuery['adminPost']>

export const postLabels = {
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
type Field = keyof typeof postLabels
export type PostFormValues = { [field in Field]?: unknown }

export const toPostValues = (post: EditedPost | null): PostFormValues =>
  post
    ? Object.fromEntries(
        (Object.keys(postLabels) as Field[]).map((field) => [
          field,
          post[field] === '' ? undefined : (post[field] ?? undefined),
        ]),
      )
    : { isIndexable: true }
