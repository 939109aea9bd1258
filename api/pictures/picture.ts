import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A picture stored on this site, in three sizes, as AVIF and WebP.' })
export class Picture {
  @Field(() => String, { description: 'Its address on this site, for any picture field.' }) url!: string
  @Field(() => Int, { description: 'Its width in pixels.' }) width!: number
  @Field(() => Int, { description: 'Its height in pixels.' }) height!: number
}
