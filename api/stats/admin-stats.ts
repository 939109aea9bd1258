import type { Pool } from 'pg'
import { Field, Int, ObjectType } from 'type-graphql'
import { readRow } from '../database/sql.ts'

@ObjectType({ description: 'Totals of the site, and pending decisions.' })
export class AdminStats {
  @Field(() => Int, { description: 'Listed suppliers.' }) suppliers!: number
  @Field(() => Int, { description: 'Published reviews of listed suppliers.' }) reviews!: number
  @Field(() => Int, { description: 'Published blog posts.' }) blogPosts!: number
  @Field(() => Int, { description: 'Towns and cities with at least one listed supplier.' }) locations!: number
  @Field(() => Int, { description: 'Links from other sites.' }) backlinks!: number
  @Field(() => Int, {
    description:
      'Pending registrations, short requests, scraped businesses, reviews and reports, and unanswered messages.',
  })
  openRequests!: number
}

/** Suppliers and reviews come from trigger-maintained counts, so that a million cost nothing. */
const text = `
  select (select suppliers from supplier_count where county = '' and service = '') suppliers,
         coalesce((select times::int from current_tally where kind = 'shown_review' and key = ''), 0) reviews,
         (select count(*)::int from blog_post where published) "blogPosts",
         (select count(*)::int from location where type = 'town' and supplier_count > 0) locations,
         (select count(*)::int from backlink) backlinks,
         ((select count(*) from supplier where status = 'pending') + (select count(*) from business_request where status = 'pending')
           + (select count(*) from review where status = 'pending') + (select count(*) from supplier_report where status = 'pending')
           + (select count(*) from contact_message where status = 'pending'))::int "openRequests"`

export const adminStats = async (pool: Pool): Promise<AdminStats> => readRow<AdminStats>(pool, text)
