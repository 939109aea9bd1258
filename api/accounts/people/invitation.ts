import { Field, ID, ObjectType } from 'type-graphql'
import { UserRole } from '../user-role.ts'

/** An open invitation to the staff. */
@ObjectType({ description: 'An invitation to the staff that was not accepted yet.' })
export class Invitation {
  @Field(() => ID, { description: 'Identifies the invitation; it opens nothing.' }) id!: number
  @Field(() => String, { description: 'The email address of who is invited.' }) email!: string
  @Field(() => UserRole, { description: 'Their future role.' }) role!: UserRole
  @Field(() => String, { description: 'Who invited them.' }) invitedBy!: string
  @Field(() => Date, { description: 'When.' }) createdAt!: Date
  @Field(() => Date, { description: 'Until when it can be accepted.' }) expiresAt!: Date
}

/** An invitation as its recipient sees it. */
@ObjectType({ description: 'An invitation, as who has its link sees it.' })
export class OfferedInvitation {
  @Field(() => String, { description: 'The email address that it was made for.' }) email!: string
  @Field(() => UserRole, { description: 'The invited person’s future role.' }) role!: UserRole
  @Field(() => Date, { description: 'Until when it can be accepted.' }) expiresAt!: Date
}
