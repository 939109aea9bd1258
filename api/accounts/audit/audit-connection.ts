import { Field, ObjectType } from 'type-graphql'
import { PageInfo } from '../../schema/page-info.ts'
import { AuditEntry } from './audit-entry.entity.ts'

@ObjectType({ description: 'An entry of the audit log, with its cursor.' })
export class AuditEdge {
  @Field(() => AuditEntry, { description: 'The entry.' }) node!: AuditEntry
  @Field(() => String, { description: 'Pass as `after` to continue after this entry.' }) cursor!: string
}

/** A page of the audit log. */
@ObjectType({ description: 'A page of the audit log, newest first.' })
export class AuditConnection {
  @Field(() => [AuditEntry], { description: 'The entries of this page.' }) nodes!: AuditEntry[]
  @Field(() => [AuditEdge], { description: 'The same with a cursor each.' }) edges!: AuditEdge[]
  @Field(() => PageInfo, { description: 'Whether more follow.' }) pageInfo!: PageInfo
}

/** The filter options of the audit log. */
@ObjectType({ description: 'Filter values that occur in the audit log.' })
export class AuditChoices {
  @Field(() => [String], { description: 'Actions, A to Z; at most 200.' }) actions!: string[]
  @Field(() => [String], { description: 'User names, A to Z; at most 200.' }) usernames!: string[]
}
