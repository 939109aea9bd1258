import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { Picture } from '../../pictures/picture.ts'
import { payloadType } from '../../schema/payload.ts'

@ObjectType({ description: 'The state of an external picture.' })
export class RemotePicture {
  @Field(() => Picture, { nullable: true, description: 'The stored picture; null if there is none.' })
  picture!: Picture | null
  @Field(() => String, { nullable: true, description: 'Why there is none; null if it has not been fetched yet.' })
  problem!: string | null
}

@InputType({ description: 'An external picture.' })
export class FetchPictureInput {
  @Field(() => String, { description: 'Its address, with http:// or https://; at most 500 characters.' })
  address!: string
  @Field(() => Int, { nullable: true, description: 'Crops to this width; requires `height`.' }) width?: number | null
  @Field(() => Int, { nullable: true, description: 'Crops to this height; requires `width`.' }) height?: number | null
}

export const FetchPicturePayload = payloadType('FetchPicturePayload', 'picture', () => Picture, 'The stored picture.')
