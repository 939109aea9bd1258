import type { BlogPostQuery } from '../../graphql.generated.ts'

/** An article with all that its page tells. */
export type ShownPost = NonNullable<BlogPostQuery['post']>
