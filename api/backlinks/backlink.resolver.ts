import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { addBacklink } from './add-backlink.ts'
import { BacklinkReport } from './backlink-report.ts'
import { Backlink, BacklinkStatus } from './backlink.entity.ts'
import { BacklinkInput } from './backlink.input.ts'
import { BacklinkSort, listBacklinks } from './list-backlinks.ts'
import { setBacklinkStatus } from './set-backlink-status.ts'

/** Links from other sites, for administrators. */
@Resolver()
export class BacklinkResolver {
  @Authorized('ADMIN')
  @Query(() => BacklinkReport, {
    description: 'The backlinks, by default newest first, and figures of all of them. For administrators.',
  })
  backlinks(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
    @Arg('status', () => BacklinkStatus, {
      nullable: true,
      description: 'Only those with this status; the figures are of all.',
    })
    status?: BacklinkStatus,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only those with these letters in their page, their path or their words; up to 200 characters.',
    })
    search?: string,
    @Arg('sort', () => BacklinkSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: BacklinkSort,
  ): Promise<BacklinkReport> {
    return listBacklinks(pool, { first, after, status, search, sort })
  }

  @Authorized('ADMIN')
  @Mutation(() => Backlink, {
    description: 'Enters a backlink; its page is looked at within minutes, and every week. For administrators.',
  })
  addBacklink(
    @Ctx() context: Context,
    @Arg('input', () => BacklinkInput, { description: 'The link.' }) input: BacklinkInput,
  ): Promise<Backlink> {
    return addBacklink(context, input, input.status ?? BacklinkStatus.PENDING)
  }

  @Authorized('ADMIN')
  @Mutation(() => Backlink, { description: 'Marks a backlink. For administrators.' })
  setBacklinkStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which backlink.' }) id: string,
    @Arg('status', () => BacklinkStatus, { description: 'Its new status.' }) status: BacklinkStatus,
    @Arg('seen', () => BacklinkStatus, {
      nullable: true,
      description: 'The status it was seen with: refused with CONFLICT when it has another by now.',
    })
    seen?: BacklinkStatus,
  ): Promise<Backlink> {
    return setBacklinkStatus(context, id, status, seen)
  }
}
