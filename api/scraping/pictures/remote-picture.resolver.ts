import { Arg, Authorized, Ctx, Query, Resolver, Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import { z } from 'zod'
import { requireStaff } from '../../accounts/admin-only.ts'
import { findRow } from '../../database/sql.ts'
import { checkCropSize } from '../../pictures/crop-size.ts'
import { getPictureUrl, type StoredPicture } from '../../pictures/picture.rules.ts'
import { PictureFile } from '../../pictures/store-picture.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { storeRemote } from './store-remote.ts'

@ObjectType({ description: 'The state of an external picture.' })
class RemotePicture {
  @Field(() => PictureFile, nullable('The stored picture; null if there is none.')) picture!: PictureFile | null
  @Field(() => String, nullable('Why there is none; null if it has not been fetched yet.')) problem!: string | null
}

@InputType({ description: 'An external picture.' })
class FetchPictureInput {
  @Field(() => String, { description: 'Its address, with http:// or https://; at most 500 characters.' })
  address!: string
  @Field(() => Int, nullable('Crops to this width; requires `height`.')) width?: number | null
  @Field(() => Int, nullable('Crops to this height; requires `width`.')) height?: number | null
}

const rules = z.object({
  address: z
    .string()
    .trim()
    .max(500, 'Please use at most 500 characters.')
    .regex(/^https?:\/\/\S+$/, 'Please enter an address that starts with https:// or http://.'),
})

@Authorized('listings')
@Resolver()
export class RemotePictureResolver {
  @Query(
    () => RemotePicture,
    nullable('The state of an external picture; null if it has not been fetched yet. For staff.'),
  )
  async remotePicture(
    @Ctx() { pool }: Context,
    @Arg('address', () => String, { description: 'The address as entered.' }) address: string,
  ): Promise<RemotePicture | null> {
    const found = await findRow<StoredPicture & { problem: string | null }>(
      pool,
      'select r.problem, p.hash, p.width, p.height from remote_picture r left join picture p using (hash) where r.url = $1',
      [address],
    )
    if (!found) return null
    const { problem, hash, width, height } = found
    return { problem, picture: hash ? { url: getPictureUrl(found), width, height } : null }
  }

  @PayloadMutation('Fetches an external picture and stores it here, once per address. For staff.', FetchPictureInput, {
    picture: [() => PictureFile, 'The stored picture.'],
  })
  fetchPicture(context: Context, input: FetchPictureInput): Promise<PictureFile> {
    const { username } = requireStaff(context, 'listings')
    const { address } = check(rules, input)
    return storeRemote(context, address, { username, cut: checkCropSize(input.width, input.height) })
  }
}
