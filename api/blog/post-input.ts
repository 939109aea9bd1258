import { Field, InputType } from 'type-graphql'

/** A post as its author writes it; checked by post.rules.ts. */
@InputType({ description: 'A post as its author writes it.' })
export class PostInput {
  @Field(() => String, { description: 'The headline, 3 to 200 characters.' }) title!: string
  @Field(() => String, { nullable: true, description: 'The word in the address; made from the title when empty.' })
  slug?: string | null
  @Field(() => String, {
    description:
      'Text or HTML, at most 200,000 characters; blank lines part paragraphs. What is not harmless is taken out.',
  })
  content!: string
  @Field(() => String, { nullable: true, description: 'One or two sentences for cards and search engines.' })
  excerpt?: string | null
  @Field(() => String, { nullable: true, description: 'Who wrote it.' }) author?: string | null
  @Field(() => String, { nullable: true, description: 'The category.' }) category?: string | null
  @Field(() => [String], { nullable: true, description: 'Tags, at most 15.' }) tags?: string[] | null
  @Field(() => String, { nullable: true, description: 'Address of the picture, with https.' }) imageUrl?: string | null
  @Field(() => String, { nullable: true, description: 'Page title, where it differs from the headline.' })
  metaTitle?: string | null
  @Field(() => String, { nullable: true, description: 'Description for search engines.' })
  metaDescription?: string | null
  @Field(() => Boolean, { nullable: true, defaultValue: true, description: 'False keeps search engines out.' })
  isIndexable?: boolean | null
}
