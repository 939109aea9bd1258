import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { recordAction, type Actor } from '../audit/record-action.ts'
import { staffRoles } from '../office-areas.rules.ts'
import { UserRole } from '../user-role.ts'
import { findRow, lockByKey, readRow, readRows, runSql, type Db } from '../../database/sql.ts'
import { cancelLinks, queueMail, hiddenLink } from '../../mail/queue-mail.ts'
import { getConfiguredSiteUrl } from '../../server/site-url.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import type { Env } from '../../process/env.ts'
import { parseId } from '../../schema/types.ts'
import { invitationDays, maxInvitations, inviteRules } from './invitation.rules.ts'

export const newToken = () => randomBytes(32).toString('base64url')

/** Tables store only this hash, so that nobody can use a link after reading the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

@ObjectType({ description: 'A pending staff invitation.' })
export class Invitation {
  @Field(() => ID, { description: 'Identifies the invitation; it grants no access.' }) id!: number
  @Field(() => String, { description: 'The email address of the invited person.' }) email!: string
  @Field(() => UserRole, { description: 'Their future role.' }) role!: UserRole
  @Field(() => String, { description: 'Who invited them.' }) invitedBy!: string
  @Field(() => Date, { description: 'When they were invited.' }) createdAt!: Date
  @Field(() => Date, { description: 'When it expires.' }) expiresAt!: Date
}

@ObjectType({ description: 'An invitation, as seen through its link.' })
export class OfferedInvitation {
  @Field(() => String, { description: 'The invited email address.' }) email!: string
  @Field(() => UserRole, { description: 'The invited person’s future role.' }) role!: UserRole
  @Field(() => Date, { description: 'When it expires.' }) expiresAt!: Date
}

export interface InvitationWithToken {
  invitation: Invitation
  token: string
  isMailed: boolean
}

const columns = `id, email, upper(role) as role, invited_by "invitedBy", created_at "createdAt", expires_at "expiresAt"`
const newExpiry = `now() + interval '${invitationDays} days'`

export const listInvitations = async (db: Db): Promise<Invitation[]> =>
  readRows<Invitation>(db, `select ${columns} from invitation order by id desc limit ${maxInvitations}`)

export const findOffer = async (db: Db, token: string): Promise<OfferedInvitation | null> =>
  (await findRow<OfferedInvitation>(
    db,
    `select email, upper(role) as role, expires_at "expiresAt" from invitation where token_hash = $1 and expires_at > now()`,
    [hashToken(token)],
  )) ?? null

export const invite = (em: EntityManager, actor: Actor, input: unknown, env?: Env): Promise<InvitationWithToken> => {
  const { email, role } = check(inviteRules, input)
  return em.transactional(async (em) => {
    await lockByKey(em, 'invitations')
    const { accounts, invitations, open } = await readRow<{ accounts: number; invitations: number; open: number }>(
      em,
      `select (select count(*)::int from app_user where lower(email) = lower($1)) accounts,
              (select count(*)::int from invitation where lower(email) = lower($1)) invitations,
              (select count(*)::int from invitation) open`,
      [email],
    )
    if (accounts) throw badInput({ email: 'Someone with this address already has an account.' })
    if (invitations) throw badInput({ email: 'This address has already been invited. Renew that invitation instead.' })
    if (open >= maxInvitations)
      throw new PublicError('CONFLICT', `${maxInvitations} invitations are open. Please withdraw one first.`)
    const token = newToken()
    const invitation = await readRow<Invitation>(
      em,
      `insert into invitation (email, role, token_hash, invited_by, expires_at) values ($1, $2, $3, $4, ${newExpiry}) returning ${columns}`,
      [email, role.toLowerCase(), hashToken(token), actor.username],
    )
    await recordInvitationAction(em, actor, 'user.invite', invitation)
    return { invitation, token, isMailed: await mailLink(em, env, invitation, token) }
  })
}

/** The invitation now belongs to the person who renewed it. */
export const renewInvitation = (em: EntityManager, actor: Actor, id: string, env?: Env): Promise<InvitationWithToken> =>
  em.transactional(async (em) => {
    const token = newToken()
    const row = await findRow<Invitation>(
      em,
      `update invitation set token_hash = $2, invited_by = $3, expires_at = ${newExpiry} where id = $1 returning ${columns}`,
      [parseId(id) ?? null, hashToken(token), actor.username],
    )
    const invitation = requireInvitation(row)
    await recordInvitationAction(em, actor, 'user.renew-invitation', invitation)
    await cancelLinks(em, invitationMailPrefix(invitation.id))
    return { invitation, token, isMailed: await mailLink(em, env, invitation, token) }
  })

export const withdrawInvitation = (em: EntityManager, actor: Actor, id: string): Promise<void> =>
  em.transactional(async (em) => {
    const row = await findRow<Invitation>(em, `delete from invitation where id = $1 returning ${columns}`, [
      parseId(id) ?? null,
    ])
    await recordWithdrawal(em, actor, requireInvitation(row))
  })

export const withdrawInvitationsBy = async (em: EntityManager, actor: Actor, username: string): Promise<void> => {
  const { rows } = await runSql<Invitation>(
    em,
    `with deleted as (delete from invitation where invited_by = $1 returning *) select ${columns} from deleted order by id`,
    [username],
  )
  for (const invitation of rows) await recordWithdrawal(em, actor, invitation)
}

const recordWithdrawal = async (em: EntityManager, actor: Actor, invitation: Invitation) => {
  await cancelLinks(em, invitationMailPrefix(invitation.id))
  await recordInvitationAction(em, actor, 'user.withdraw-invitation', invitation)
}

/** The outbox copy of the email does not contain the secret. */
const mailLink = async (em: EntityManager, env: Env | undefined, invitation: Invitation, token: string) => {
  if (!env?.SMTP_URL) return false
  const { id, email, role, invitedBy } = invitation
  return queueMail(em, env, {
    kind: 'INVITATION',
    key: `${invitationMailPrefix(id)}${hashToken(token).toString('hex').slice(0, 16)}`,
    to: email,
    values: { invitedBy, role: formatRole(role), invitationUrl: hiddenLink },
    link: `${getConfiguredSiteUrl(env)}/invitation#${token}`,
  })
}

const invitationMailPrefix = (id: number) => `invitation-${id}-`
const formatRole = (role: UserRole) => (role === 'USER' ? 'a user' : staffRoles[role].toLowerCase())

const requireInvitation = (invitation: Invitation | undefined): Invitation => {
  if (!invitation) throw new PublicError('NOT_FOUND', 'This invitation has already been accepted or withdrawn.')
  return invitation
}

const recordInvitationAction = (em: EntityManager, actor: Actor, action: string, { id, email, role }: Invitation) =>
  recordAction(em, actor, { action, subject: 'invitation', subjectId: id, after: { email, role } })
