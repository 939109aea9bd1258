import { Field, ObjectType } from 'type-graphql'
import { PageInfo } from '../schema/page-info.ts'
import { Post } from './post.entity.ts'
import type { CheckedPostFilter } from './post-filter.ts'

@ObjectType({ description: 'A post in a list, with its cursor.' })
export class PostEdge {
  @Field(() => Post, { description: 'The post.' }) node!: Post
  @Field(() => String, { description: 'Pass as `after` to continue after this post.' }) cursor!: string
}

/** A page of posts, counted only on request. */
@ObjectType({ description: 'A page of posts, newest first.' })
export class PostConnection {
  @Field(() => [Post], { description: 'The posts of this page.' }) nodes!: Post[]
  @Field(() => [PostEdge], { description: 'The same with a cursor each.' }) edges!: PostEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo

  filter!: CheckedPostFilter
}
