import type { BlogPostQuery } from '../../graphql.generated.ts'

/** An article with everything its page shows. */
export type ShownPost = NonNullable<BlogPostQuery['post']>
