import type { BlogPostQuery } from '../../graphql.generated.ts'

export type ShownPost = NonNullable<BlogPostQuery['post']>
