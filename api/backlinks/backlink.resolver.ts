import { Arg, Args, Authorized, Ctx, Int, Query, Resolver, Field, ObjectType, ID, InputType } from 'type-graphql'
import { nullable, enumType, withDefault, PayloadMutation } from '../schema/types.ts'
import type { Pool } from 'pg'
import type { Context } from '../server/context.ts'
import { readRow, readRows } from '../database/sql.ts'
import { PageInfo, pageById, pageArgs, type PageOptions } from '../schema/connection.ts'
import { checkSearch } from '../schema/search-text.ts'
import { BacklinkStatus, Backlink } from './backlink.entity.ts'
import { addBacklink, setBacklinkStatus } from './save-backlink.ts'

@ObjectType({ description: 'A domain that links here.' })
class ReferringDomain {
  @Field(() => String, { description: 'The domain.' }) domain!: string
  @Field(() => Int, { description: 'The number of its backlinks.' }) count!: number
}

@ObjectType({ description: 'How many backlinks there are of each status.' })
class BacklinkCounts {
  @Field(() => Int, { description: 'All of them.' }) total!: number
  @Field(() => Int, { description: 'Not checked yet.' }) pending!: number
  @Field(() => Int, { description: 'Found.' }) active!: number
  @Field(() => Int, { description: 'Gone.' }) broken!: number
}

@ObjectType({ description: 'A page of the backlinks, newest first, and figures of all of them.' })
class BacklinkReport {
  @Field(() => [Backlink], { description: 'The backlinks of this page.' }) nodes!: Backlink[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
  @Field(() => BacklinkCounts, { description: 'How many there are of each status.' }) counts!: BacklinkCounts
  @Field(() => [ReferringDomain], { description: 'The five most frequent domains.' }) topDomains!: ReferringDomain[]
}

const BacklinkSort = enumType('BacklinkSort', 'Sort orders of the list of backlinks.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  SITE: 'By linking domain, A to Z.',
  SITE_DESC: 'By linking domain, Z to A.',
  CHECK_OLDEST: 'Least recently checked first, unchecked ones before.',
  CHECK_NEWEST: 'Last checked first.',
})
type BacklinkSort = keyof typeof BacklinkSort

const checked = `coalesce(checked_at, '-infinity')`
const orders: Record<BacklinkSort, { by: string[]; isDescending?: boolean }> = {
  NEWEST: { by: ['id'], isDescending: true },
  OLDEST: { by: ['id'] },
  SITE: { by: ['source_site', 'id'] },
  SITE_DESC: { by: ['source_site', 'id'], isDescending: true },
  CHECK_OLDEST: { by: [checked, 'id'] },
  CHECK_NEWEST: { by: [checked, 'id'], isDescending: true },
}

const countBacklinks = async (pool: Pool): Promise<BacklinkCounts> => {
  const of = (status: string) => `count(*) filter (where status = '${status}')::int ${status}`
  return readRow<BacklinkCounts>(
    pool,
    `select count(*)::int total, ${of('pending')}, ${of('active')}, ${of('broken')} from backlink`,
  )
}

const listTopDomains = async (pool: Pool): Promise<ReferringDomain[]> =>
  readRows<ReferringDomain>(
    pool,
    'select source_site domain, count(*)::int count from backlink group by 1 order by 2 desc, 1 limit 5',
  )

@InputType({ description: 'A link from another site to this one. No text may be empty.' })
class CreateBacklinkInput {
  @Field(() => String, {
    description: 'The domain that links, such as example.com, or the address of the page that does.',
  })
  sourceSite!: string

  @Field(() => String, { description: 'The path on this site that is linked to, such as /directory.' })
  targetUrl!: string

  @Field(() => String, { description: 'The words of the link, up to 200 characters.' }) anchorText!: string

  @Field(() => BacklinkStatus, { defaultValue: BacklinkStatus.PENDING, description: 'Its status, if known.' })
  status?: BacklinkStatus
}

@InputType({ description: 'A backlink, and its new status.' })
class UpdateBacklinkInput {
  @Field(() => ID, { description: 'Which backlink.' }) id!: string
  @Field(() => BacklinkStatus, { description: 'Its new status.' }) status!: BacklinkStatus
  @Field(() => BacklinkStatus, nullable('The status you read: CONFLICT if it has changed since.'))
  seen?: BacklinkStatus | null
}

@Authorized('ADMIN')
@Resolver()
export class BacklinkResolver {
  @Query(() => BacklinkReport, { description: 'Backlinks, newest first by default, with totals. For administrators.' })
  async backlinks(
    @Ctx() { pool }: Context,
    @Args(pageArgs(50)) page: PageOptions,
    @Arg('status', () => BacklinkStatus, nullable('Only those with this status; totals include all.'))
    status?: BacklinkStatus,
    @Arg(
      'search',
      () => String,
      nullable('Only those with this text in their page, path or link text; up to 200 characters.'),
    )
    search?: string,
    @Arg('sort', () => BacklinkSort, withDefault('NEWEST', 'The order.')) sort?: BacklinkSort,
  ): Promise<BacklinkReport> {
    const words = checkSearch(search)
    const { by, isDescending = false } = orders[sort ?? 'NEWEST']
    const order = by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')
    const [{ nodes, pageInfo }, counts, topDomains] = await Promise.all([
      pageById(page, (limit, afterId) =>
        readRows<Backlink>(
          pool,
          `select id, source_site "sourceSite", source_page "sourcePage", target_url "targetUrl", anchor_text "anchorText", status,
              checked_at "checkedAt", check_result "checkResult", created_at "createdAt"
         from backlink
        where ($2::text is null or status = $2)
          and ($3 = '' or strpos(lower(concat_ws(' ', source_page, source_site, target_url, anchor_text)), lower($3)) > 0)
          and ($4::bigint is null or (${by.join(', ')}) ${isDescending ? '<' : '>'} (select ${by.join(', ')} from backlink where id = $4))
        order by ${order} limit $1`,
          [limit, status ?? null, words, afterId],
        ),
      ),
      countBacklinks(pool),
      listTopDomains(pool),
    ])
    return { nodes, pageInfo, counts, topDomains }
  }

  @PayloadMutation(
    'Adds a backlink; its page is checked within minutes, then every week. For administrators.',
    CreateBacklinkInput,
    { backlink: [() => Backlink, 'The new one.'] },
  )
  createBacklink(context: Context, input: CreateBacklinkInput): Promise<Backlink> {
    return addBacklink(context, input, input.status ?? BacklinkStatus.PENDING)
  }

  @PayloadMutation('Marks a backlink. For administrators.', UpdateBacklinkInput, {
    backlink: [() => Backlink, 'The changed backlink.'],
  })
  updateBacklink = setBacklinkStatus
}
