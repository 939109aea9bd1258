import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { UserRole } from '../user-role.ts'
import { payloadType } from '../../schema/payload.ts'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { Invitation } from './invite.ts'
import { Person } from './list-people.ts'

const which = { description: 'The `id` of the account.' }
const invitationId = { description: 'The `id` of the invitation.' }
const passwordField = { description: 'The current user’s password, for confirmation.' }

@InputType({ description: 'A user’s new role.' })
export class UpdateUserInput {
  @Field(() => ID, which) id!: string
  @Field(() => UserRole, { description: 'The role; `USER` for none in the office.' }) role!: UserRole
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'The account to disable or enable.' })
export class DisableUserInput {
  @Field(() => ID, which) id!: string
  @Field(() => Boolean, { description: 'Disabled, or enabled again.' }) isDisabled!: boolean
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'The account to delete.' })
export class DeleteUserInput {
  @Field(() => ID, which) id!: string
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'A person invited to join the staff.' })
export class InviteUserInput {
  @Field(() => String, { description: 'Their email address.' }) email!: string
  @Field(() => UserRole, { description: 'Their role; not `USER`.' }) role!: UserRole
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'An invitation to renew.' })
export class RenewInvitationInput {
  @Field(() => ID, invitationId) id!: string
  @Field(() => String, passwordField) password!: string
}

@InputType({ description: 'An invitation to withdraw.' })
export class WithdrawInvitationInput {
  @Field(() => ID, invitationId) id!: string
}

@InputType({ description: 'An invited person’s username and password.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The secret of the link.' }) token!: string
  @Field(() => String, { description: 'The name to sign in with.' }) username!: string
  @Field(() => String, { description: 'The password; at least 8 characters.' }) password!: string
}

export const UpdateUserPayload = payloadType('UpdateUserPayload', 'person', () => Person, 'The changed account.')
export const DisableUserPayload = payloadType('DisableUserPayload', 'person', () => Person, 'The changed account.')
export const DeleteUserPayload = payloadType('DeleteUserPayload', 'deletedId', () => ID, 'The deleted account.')
export const WithdrawInvitationPayload = payloadType(
  'WithdrawInvitationPayload',
  'withdrawnId',
  () => ID,
  'The withdrawn invitation.',
)
export const AcceptInvitationPayload = payloadType(
  'AcceptInvitationPayload',
  'username',
  () => String,
  'The name of the new account, which is signed in.',
)

class InvitationResult {
  invitation!: Invitation | null
  token!: string | null
  isMailed!: boolean
  userErrors!: UserError[]
}

const invitingType = (name: `${string}Payload`) => {
  const payload = class extends InvitationResult {}
  ObjectType(name, { description: 'The invitation, or what is wrong with the input.' })(payload)
  Field(() => Invitation, { nullable: true, description: 'The invitation.' })(payload.prototype, 'invitation')
  Field(() => String, { nullable: true, description: 'The secret of its link, /invitation#…; shown once.' })(
    payload.prototype,
    'token',
  )
  Field(() => Boolean, { description: 'Whether the link goes out by email.' })(payload.prototype, 'isMailed')
  Field(() => [UserError], userErrorsField)(payload.prototype, 'userErrors')
  return payload
}
export const InviteUserPayload = invitingType('InviteUserPayload')
export const RenewInvitationPayload = invitingType('RenewInvitationPayload')
export type InvitingPayload = InvitationResult
