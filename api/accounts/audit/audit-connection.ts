import { Field, ObjectType } from 'type-graphql'
import { PageInfo } from '../../schema/page-info.ts'
import { AuditEntry } from './audit-entry.entity.ts'

@ObjectType({ description: 'An entry of the audit log, with its cursor.' })
export class AuditEdge {
  @Field(() => AuditEntry, { description: 'The entry.' }) node!: AuditEntry
  @Field(() => String, { description: 'Give it as `after` to go on behind this entry.' }) cursor!: string
}

/** A page of the audit log. */
@ObjectType({ description: 'A page of the audit log, newest first.' })
export class AuditConnection {
  @Field(() => [AuditEntry], { description: 'The entries of this page.' }) nodes!: AuditEntry[]
  @Field(() => [AuditEdge], { description: 'The same with a cursor each.' }) edges!: AuditEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
}

/** The filter options of the audit log. */
@ObjectType({ description: 'What the audit log can be narrowed to: what occurs in it.' })
export class AuditChoices {
  @Field(() => [String], { description: 'What was done, A to Z; at most 200.' }) actions!: string[]
  @Field(() => [String], { description: 'Who did something, A to Z; at most 200.' }) usernames!: string[]
}
