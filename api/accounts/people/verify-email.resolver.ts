import { Authorized, Ctx, Query, Resolver, Field, InputType, ObjectType } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import { PasswordInput, withPassword } from '../sign-in/confirm-password.ts'
import type { Context, Viewer } from '../../server/context.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../audit/record-action.ts'
import { createSharedLimit } from '../../database/shared-limit.ts'
import { findRow, lockByKey, readRow, runSql, type Db } from '../../database/sql.ts'
import { cancelLinks, hiddenLink, queueMail } from '../../mail/queue-mail.ts'
import { getConfiguredSiteUrl } from '../../server/site-url.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { hashToken, newToken } from './invite.ts'
import { ownEmailRules, verificationHours } from './verify-email.rules.ts'

@ObjectType({ description: 'The current user’s email address.' })
class OwnEmail {
  @Field(() => String, nullable('The verified address; null if there is none.')) address!: string | null
  @Field(() => String, nullable('The address awaiting verification.')) unverified!: string | null
  @Field(() => Date, nullable('When its link expires.')) expiresAt!: Date | null
}

@InputType({ description: 'A new email address for the current user.' })
class UpdateOwnEmailInput extends PasswordInput {
  @Field(() => String, { description: 'The address.' }) email!: string
}

@InputType({ description: 'The verification of an email address.' })
class VerifyEmailInput {
  @Field(() => String, { description: 'The secret of the emailed link.' }) token!: string
}

/** The links go to addresses that may belong to others. */
const limitLinks = createSharedLimit('links to email addresses', { max: 5, windowMs: 3_600_000 })

const readOwnEmail = (db: Db, userId: number): Promise<OwnEmail> =>
  readRow<OwnEmail>(
    db,
    `select u.email address, c.email unverified, c.expires_at "expiresAt"
       from app_user u left join email_change c on c.user_id = u.id and c.expires_at > now() where u.id = $1`,
    [userId],
  )

/** The previous address stays until the link is followed. */
const requestVerification = async (
  { em, pool, env, ip }: Context,
  viewer: Viewer,
  input: UpdateOwnEmailInput,
): Promise<OwnEmail> => {
  const { email } = check(ownEmailRules, input)
  if (!env.SMTP_URL)
    throw new PublicError(
      'CONFLICT',
      'This site cannot send emails yet, so addresses cannot be confirmed. See Going Live.',
    )
  await limitLinks(pool, ip)
  return em.transactional(async (em) => {
    await refuseTaken(em, viewer.id, email)
    const token = newToken()
    await cancelLinks(em, verificationMailPrefix(viewer.id))
    await runSql(
      em,
      `insert into email_change (user_id, email, token_hash, expires_at)
       values ($1, $2, $3, now() + interval '${verificationHours} hours')
       on conflict (user_id) do update set email = $2, token_hash = $3, created_at = now(), expires_at = excluded.expires_at`,
      [viewer.id, email, hashToken(token)],
    )
    const isMailed = await queueMail(em, env, {
      kind: 'EMAIL_VERIFICATION',
      key: `${verificationMailPrefix(viewer.id)}${hashToken(token).toString('hex').slice(0, 16)}`,
      to: email,
      values: { username: viewer.username, verificationUrl: hiddenLink },
      link: `${getConfiguredSiteUrl(env)}/confirm-email#${token}`,
    })
    if (!isMailed) throw new PublicError('CONFLICT', 'These emails are turned off under Mail Templates.')
    await recordAction(em, viewer, { action: 'user.ask-email', subjectId: viewer.id, after: { email } })
    return readOwnEmail(em, viewer.id)
  })
}

/** No two accounts or invitations share an address; inviting takes the same lock. */
const refuseTaken = async (em: EntityManager, userId: number, email: string) => {
  await lockByKey(em, 'invitations')
  const row = await readRow<{ isTaken: boolean; isOwn: boolean }>(
    em,
    `select exists (select from app_user where lower(email) = lower($2) and id <> $1)
            or exists (select from invitation where lower(email) = lower($2)) "isTaken",
            exists (select from app_user where email = $2 and id = $1) "isOwn"`,
    [userId, email],
  )
  if (row.isTaken) throw badInput({ email: 'Someone with this address already has an account or an invitation.' })
  if (row.isOwn) throw badInput({ email: 'This is already your account’s address.' })
}

const verificationMailPrefix = (userId: number) => `email-verification-${userId}-`

@Resolver()
export class OwnEmailResolver {
  @Authorized()
  @Query(() => OwnEmail, nullable('The email address of the signed-in user.'))
  myEmail(@Ctx() { pool, viewer }: Context): Promise<OwnEmail> {
    return readOwnEmail(pool, viewer!.id)
  }

  @Authorized()
  @PayloadMutation(
    'Emails a verification link; once followed, the address becomes the current user’s.',
    UpdateOwnEmailInput,
    { email: [() => OwnEmail, 'The verified address, and the one awaiting verification.'] },
  )
  updateOwnEmail = withPassword(requestVerification)

  @PayloadMutation('Verifies an email address by its emailed link; no sign-in is needed.', VerifyEmailInput, {
    address: [() => String, 'The address that is now verified.'],
  })
  verifyEmail({ em, env }: Context, { token }: VerifyEmailInput): Promise<string> {
    return em.transactional(async (em) => {
      const row = await findRow<{ id: number; email: string; username: string; before: string | null }>(
        em,
        `delete from email_change c using app_user u
        where u.id = c.user_id and c.token_hash = $1 and c.expires_at > now() and u.disabled_at is null
        returning u.id, c.email, u.username, u.email before`,
        [hashToken(token)],
      )
      if (!row)
        throw new PublicError('NOT_FOUND', 'This link is no longer valid. Please request a new one under My Account.')
      const { id, email, username, before } = row
      await refuseTaken(em, id, email)
      await runSql(em, 'update app_user set email = $2 where id = $1', [id, email])
      await recordAction(
        em,
        { id, username },
        { action: 'user.email', subjectId: id, before: { email: before }, after: { email } },
      )
      if (before && before.toLowerCase() !== email.toLowerCase())
        await queueMail(em, env, {
          kind: 'EMAIL_CHANGED',
          key: `email-changed-${id}-${hashToken(token).toString('hex').slice(0, 16)}`,
          to: before,
          values: { username },
        })
      return email
    })
  }
}
