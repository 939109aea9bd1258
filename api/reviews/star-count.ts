import { Field, Int, ObjectType } from 'type-graphql'

/** How many published reviews gave this many stars. */
@ObjectType({ description: 'How many published reviews gave this many stars.' })
export class StarCount {
  @Field(() => Int, { description: 'Stars, from 5 down to 1.' }) stars!: number
  @Field(() => Int, { description: 'Published reviews with this number of stars.' }) count!: number
}
