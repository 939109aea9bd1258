import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { runSql } from '../../database/sql.ts'
import { contactAddress } from '../../mail/contact-address.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'

const rules = z.object({ to: z.email('Please enter a valid email address.').max(200).optional() })

export const sendTestMail = (
  { em, env }: Context,
  { id, username }: Viewer,
  addressInput: string | null | undefined,
): Promise<string> => {
  const { to: requestedAddress } = check(rules, { to: addressInput?.trim() || undefined })
  if (!env.SMTP_URL)
    throw new PublicError('CONFLICT', 'This site has no mail server. Set SMTP_URL, then restart the site.')
  return em.transactional(async (em) => {
    const own = (await runSql<{ email: string | null }>(em, 'select email from app_user where id = $1', [id])).rows[0]
    const to = requestedAddress ?? own?.email ?? (await contactAddress(em, env))
    if (!to) throw badInput({ to: 'Please enter a recipient: neither you nor the site has an email address yet' })
    await queueMail(em, env, { kind: 'TEST', key: `test-${randomUUID()}`, to, values: { username } })
    return to
  })
}
