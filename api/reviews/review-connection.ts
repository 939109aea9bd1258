import { Field, Int, ObjectType } from 'type-graphql'
import { PageInfo } from '../schema/page-info.ts'
import { Review } from './review.entity.ts'

@ObjectType({ description: 'A review in a list, with its cursor.' })
export class ReviewEdge {
  @Field(() => Review, { description: 'The review.' }) node!: Review
  @Field(() => String, { description: 'Pass as `after` to continue after this review.' }) cursor!: string
}

@ObjectType({ description: 'A page of the published reviews of a supplier.' })
export class ReviewConnection {
  @Field(() => [Review], { description: 'The reviews of this page.' }) nodes!: Review[]
  @Field(() => [ReviewEdge], { description: 'The same with a cursor each.' }) edges!: ReviewEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
  @Field(() => Int, { description: 'How many reviews there are on all pages.' }) totalCount!: number
}
