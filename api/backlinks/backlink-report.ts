import { Field, Int, ObjectType } from 'type-graphql'
import { PageInfo } from '../schema/page-info.ts'
import { Backlink } from './backlink.entity.ts'

@ObjectType({ description: 'A domain that links here.' })
export class ReferringDomain {
  @Field(() => String, { description: 'The domain.' }) domain!: string
  @Field(() => Int, { description: 'How many backlinks it has here.' }) count!: number
}

@ObjectType({ description: 'How many backlinks there are of each status.' })
export class BacklinkCounts {
  @Field(() => Int, { description: 'All of them.' }) total!: number
  @Field(() => Int, { description: 'Not looked at yet.' }) pending!: number
  @Field(() => Int, { description: 'Found.' }) active!: number
  @Field(() => Int, { description: 'Gone.' }) broken!: number
}

/** A page of the backlinks, with totals over all of them. */
@ObjectType({ description: 'A page of the backlinks, newest first, and figures of all of them.' })
export class BacklinkReport {
  @Field(() => [Backlink], { description: 'The backlinks of this page.' }) nodes!: Backlink[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
  @Field(() => BacklinkCounts, { description: 'How many there are of each status.' }) counts!: BacklinkCounts
  @Field(() => [ReferringDomain], { description: 'The five domains that link most often.' })
  topDomains!: ReferringDomain[]
}
