import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { Node } from '../schema/node.ts'

@ObjectType({ implements: Node, description: 'An article of the blog.' })
@Entity({ tableName: 'blog_post' })
export class Post {
  @Field(() => ID, { description: 'Identifies the post.' }) @PrimaryKey({ type: 'integer' }) id!: number
  @Field(() => String, { description: 'The headline.' }) @Property({ type: 'text' }) title!: string

  @Field(() => String, { description: 'The last part of the page’s address: /blog/{slug}.' })
  @Property({ type: 'text' })
  @Unique()
  slug!: string

  /** HTML; sanitised when it is saved, and again when it is displayed. */
  @Property({ type: 'text' }) content!: string

  @Field(() => String, { description: 'One or two sentences for cards and search engines.' })
  @Property({ type: 'text', default: '' })
  excerpt: string = ''

  @Field(() => String, nullable('Who wrote it.')) @Property({ type: 'text', nullable: true }) author!: string | null
  @Field(() => String, nullable('Its category.')) @Property({ type: 'text', nullable: true }) category!: string | null
  @Field(() => [String], { description: 'Tags, in lower case.' }) @Property({ type: 'array' }) tags: string[] = []

  @Field(() => String, nullable('Address of the picture; null shows a drawn one.'))
  @Property({ type: 'text', nullable: true })
  imageUrl!: string | null

  @Property({ type: 'boolean', default: false }) published: boolean = false

  @Field(() => Date, nullable('When it was published.'))
  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null

  @Property({ type: 'datetime', nullable: true }) scheduledAt: Date | null = null

  @Field(() => Date, { description: 'When it was last changed; never before its publication.' })
  @Property({ type: 'datetime', persist: false, nullable: true })
  modifiedAt?: Date

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date()

  @Property({ type: 'datetime', defaultRaw: 'now()' }) updatedAt: Date = new Date()

  @Field(() => String, nullable('The page title, if it differs from the headline.'))
  @Property({ type: 'text', nullable: true })
  metaTitle!: string | null

  @Field(() => String, nullable('Description for search engines.'))
  @Property({ type: 'text', nullable: true })
  metaDescription!: string | null

  @Field(() => Boolean, { description: 'Whether search engines may index it.' })
  @Property({ type: 'boolean', default: true })
  isIndexable: boolean = true

  @Property({ type: 'boolean', default: false }) isDemo: boolean = false
}
