import { Field, ID, ObjectType } from 'type-graphql'
import { nullable, enumType } from '../../schema/types.ts'
import { connectionType, type Connection } from '../../schema/connection.ts'

export const AdminPostSort = enumType('AdminPostSort', 'Sort orders of the list of posts and drafts.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  TITLE: 'By title, A to Z.',
  TITLE_DESC: 'By title, Z to A.',
  CHANGED_LAST: 'Last changed first.',
  CHANGED_FIRST: 'Longest unchanged first.',
})
export type AdminPostSort = keyof typeof AdminPostSort

export const AdminPostState = enumType('AdminPostState', 'Whether a post is published.', {
  PUBLISHED: 'Visible to visitors.',
  SCHEDULED: 'A draft scheduled for publication.',
  DRAFT: 'A draft that is not scheduled.',
})
export type AdminPostState = keyof typeof AdminPostState

export interface AdminPostQuery {
  search?: string | null | undefined
  state?: AdminPostState | null | undefined
}

@ObjectType({ description: 'A post or draft with everything that administrators can see and change.' })
export class AdminPost {
  @Field(() => ID, { description: 'Identifies the post.' }) id!: number
  @Field(() => String, { description: 'The headline.' }) title!: string
  @Field(() => String, { description: 'The last part of the page’s address: /blog/{slug}.' }) slug!: string
  @Field(() => String, { description: 'The text, as HTML.' }) content!: string
  @Field(() => String, { description: 'One or two sentences for cards.' }) excerpt!: string
  @Field(() => String, nullable('Who wrote it.')) author!: string | null
  @Field(() => String, nullable('The category.')) category!: string | null
  @Field(() => [String], { description: 'Tags.' }) tags!: string[]
  @Field(() => String, nullable('Address of the picture.')) imageUrl!: string | null
  @Field(() => String, nullable('Page title.')) metaTitle!: string | null
  @Field(() => String, nullable('Description for search engines.')) metaDescription!: string | null
  @Field(() => Boolean, { description: 'Whether search engines may index it.' }) isIndexable!: boolean
  @Field(() => Boolean, { name: 'isPublished', description: 'Whether visitors can see it.' }) published!: boolean
  @Field(() => Date, nullable('When it was first published.')) publishedAt!: Date | null
  @Field(() => Date, nullable('When a draft will be published automatically.')) scheduledAt!: Date | null
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date
  @Field(() => Date, {
    description: 'When it was last changed. Send it when saving, so that concurrent changes are detected.',
  })
  updatedAt!: Date
}

export const AdminPostConnection = connectionType(AdminPost, 'A page of posts and drafts.')
export type AdminPostConnection = Connection<AdminPost> & { query?: AdminPostQuery }

@ObjectType({ description: 'A preview of a post’s text.' })
export class PostPreview {
  @Field(() => String, { description: 'Safe HTML, like `Post.contentHtml`.' }) contentHtml!: string
}
