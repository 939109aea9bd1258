import { Arg, Authorized, Ctx, Extensions, Query, Resolver, Field, ID, InputType } from 'type-graphql'
import { nullable, PayloadMutation, type PayloadFields } from '../../schema/types.ts'
import { requireAdmin } from '../admin-only.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import type { Uncacheable } from '../../schema/uncacheable.ts'
import { recordAction } from '../audit/record-action.ts'
import { recordSignIn } from '../sign-in/record-sign-in.ts'
import { hashPassword } from '../sign-in/password.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'
import { findRow } from '../../database/sql.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { maxInvitations, acceptRules } from './invitation.rules.ts'
import {
  findOffer,
  invite,
  listInvitations,
  renewInvitation,
  withdrawInvitation,
  Invitation,
  OfferedInvitation,
  hashToken,
} from './invite.ts'
import { PasswordInput, withPassword } from '../sign-in/confirm-password.ts'
import { UserRole } from '../user-role.ts'

const invitationId = { description: 'The `id` of the invitation.' }

@InputType({ description: 'A person invited to join the staff.' })
class InviteUserInput extends PasswordInput {
  @Field(() => String, { description: 'Their email address.' }) email!: string
  @Field(() => UserRole, { description: 'Their role; not `USER`.' }) role!: UserRole
}

@InputType({ description: 'An invitation to renew.' })
class RenewInvitationInput extends PasswordInput {
  @Field(() => ID, invitationId) id!: string
}

@InputType({ description: 'An invitation to withdraw.' })
class WithdrawInvitationInput {
  @Field(() => ID, invitationId) id!: string
}

@InputType({ description: 'An invited person’s username and password.' })
class AcceptInvitationInput {
  @Field(() => String, { description: 'The secret of the link.' }) token!: string
  @Field(() => String, { description: 'The name to sign in with.' }) username!: string
  @Field(() => String, { description: 'The password; at least 8 characters.' }) password!: string
}

const invitingFields: PayloadFields = {
  invitation: [() => Invitation, 'The invitation.'],
  token: [() => String, 'The secret of its link, /invitation#…; shown once.'],
  isMailed: [() => Boolean, 'Whether the link goes out by email.'],
}

const gone = () =>
  new PublicError('NOT_FOUND', 'This invitation is no longer valid. Please ask an administrator for a new one.')

@Resolver()
export class InvitationResolver {
  @Authorized('ADMIN')
  @Weight(2, maxInvitations)
  @Query(
    () => [Invitation],
    nullable(`Pending invitations, newest first; at most ${maxInvitations}. For administrators.`),
  )
  invitations(@Ctx() { pool }: Context): Promise<Invitation[]> {
    return listInvitations(pool)
  }

  @Extensions({ isUncacheable: true } satisfies Uncacheable)
  @Weight(5)
  @Query(
    () => OfferedInvitation,
    nullable('The invitation of a link; null if it was accepted or withdrawn, or has expired.'),
  )
  invitation(
    @Ctx() { pool }: Context,
    @Arg('token', () => String, { description: 'The secret of the link.' }) token: string,
  ): Promise<OfferedInvitation | null> {
    return findOffer(pool, token)
  }

  @Authorized('ADMIN')
  @PayloadMutation(
    'Invites someone to the staff with a one-time link, valid for 7 days. For administrators.',
    InviteUserInput,
    invitingFields,
  )
  inviteUser = withPassword(({ em, env }, admin, input: InviteUserInput) => invite(em, admin, input, env))

  @Authorized('ADMIN')
  @PayloadMutation(
    'Renews an invitation with a new link for 7 days; the previous link stops working. For administrators.',
    RenewInvitationInput,
    invitingFields,
  )
  renewInvitation = withPassword(({ em, env }, admin, { id }: RenewInvitationInput) =>
    renewInvitation(em, admin, id, env),
  )

  @Authorized('ADMIN')
  @PayloadMutation('Withdraws an invitation; its link stops working. For administrators.', WithdrawInvitationInput, {
    withdrawnId: [() => ID, 'The withdrawn invitation.'],
  })
  async withdrawInvitation(context: Context, { id }: WithdrawInvitationInput): Promise<string> {
    await withdrawInvitation(context.em, requireAdmin(context), id)
    return id
  }

  @PayloadMutation('Creates the invited person’s account and signs them in, with a cookie.', AcceptInvitationInput, {
    username: [() => String, 'The name of the new account, which is signed in.'],
  })
  async acceptInvitation(context: Context, { token, ...chosen }: AcceptInvitationInput): Promise<string> {
    const { em, pool, env, ip, session } = context
    if (!session) throw new PublicError('BAD_USER_INPUT', 'Please accept an invitation over HTTP, on the site itself.')
    if (!(await findOffer(pool, token))) throw gone()
    const { username, password } = check(acceptRules, chosen)
    const weakness = await findPasswordWeakness(password, username, env)
    if (weakness) throw badInput({ password: weakness })
    const hashed = await hashPassword(password)
    const id = await em.transactional(async (em) => {
      const row = await findRow<{ email: string; role: string; invited_by: string }>(
        em,
        'delete from invitation where token_hash = $1 and expires_at > now() returning email, role, invited_by',
        [hashToken(token)],
      )
      if (!row) throw gone()
      const { email, role, invited_by: invitedBy } = row
      const user = await findRow<{ id: number }>(
        em,
        `insert into app_user (username, password, email, role, is_admin) values ($1, $2, $3, $4, $4 = 'admin') on conflict do nothing returning id`,
        [username, hashed, email, role],
      )
      if (!user) throw badInput({ username: 'This name is taken. Please choose another.' })
      await recordAction(
        em,
        { id: user.id, username },
        { action: 'user.join', subjectId: user.id, after: { username, role, invitedBy } },
      )
      return user.id
    })
    await session.begin(id)
    await recordSignIn(pool, { userId: id, outcome: 'signed_in', at: new Date(), ip, userAgent: session.userAgent })
    return username
  }
}
