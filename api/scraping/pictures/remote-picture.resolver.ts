import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { requireStaff } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import { checkCropSize } from '../../pictures/crop-size.ts'
import { getPictureUrl, type StoredPicture } from '../../pictures/picture.rules.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { FetchPictureInput, FetchPicturePayload, RemotePicture } from './remote-picture.ts'
import { storeRemote } from './store-remote.ts'

const rules = z.object({
  address: z
    .string()
    .trim()
    .max(500, 'Please use at most 500 characters.')
    .regex(/^https?:\/\/\S+$/, 'Please enter an address that starts with https:// or http://.'),
})

@Resolver()
export class RemotePictureResolver {
  @Authorized('listings')
  @Query(() => RemotePicture, {
    nullable: true,
    description: 'The state of an external picture; null if it has not been fetched yet. For staff.',
  })
  async remotePicture(
    @Ctx() { pool }: Context,
    @Arg('address', () => String, { description: 'The address as entered.' }) address: string,
  ): Promise<RemotePicture | null> {
    const { rows } = await runSql<StoredPicture & { problem: string | null }>(
      pool,
      'select r.problem, p.hash, p.width, p.height from remote_picture r left join picture p using (hash) where r.url = $1',
      [address],
    )
    const [found] = rows
    if (!found) return null
    const { problem, hash, width, height } = found
    return { problem, picture: hash ? { url: getPictureUrl(found), width, height } : null }
  }

  @Authorized('listings')
  @Mutation(() => FetchPicturePayload, {
    nullable: true,
    description: 'Fetches an external picture and stores it here, once per address. For staff.',
  })
  fetchPicture(
    @Ctx() context: Context,
    @Arg('input', () => FetchPictureInput, { description: 'Which one.' }) input: FetchPictureInput,
  ): Promise<Payload<'picture', Picture>> {
    const { username } = requireStaff(context, 'listings')
    return inPayload('picture', async () => {
      const { address } = check(rules, input)
      return storeRemote(context, address, { username, cut: checkCropSize(input.width, input.height) })
    })
  }
}
