import { findRow, lockByKey } from '../database/sql.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notifyStaff } from '../notices/notify-staff.ts'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { refuseBots } from '../server/honeypot.ts'
import { BusinessRequest } from './business-request.entity.ts'
import { businessRequestRules } from './business-request.rules.ts'

/** Per address and hour; invalid requests do not count. */
const limitRequests = createSharedLimit('listing requests', { max: 5, windowMs: 3_600_000 })

/** The same request again returns the first. @throws BAD_USER_INPUT; RATE_LIMITED. */
export const requestListing = async (
  { em, pool, env, ip, formTrace }: Context,
  input: unknown,
): Promise<BusinessRequest> => {
  const { businessName, email, phone } = check(businessRequestRules, input)
  refuseBots(formTrace)
  await limitRequests(pool, ip)
  return em.transactional(async (em) => {
    const same = [businessName.toLowerCase(), email.toLowerCase(), phone.replace(/\D/g, '')]
    await lockByKey(em, `request ${same.join(' ')}`)
    const row = await findRow<{ id: number }>(em, findPending, same)
    if (row) return em.findOneOrFail(BusinessRequest, row.id)
    const request = em.create(BusinessRequest, { businessName, contactEmail: email, contactPhone: phone })
    await em.flush()
    await queueMail(em, env, {
      kind: 'REGISTRATION_RECEIVED',
      key: `request-${request.id}-received`,
      to: email,
      values: { reference: request.reference },
    })
    await notifyStaff(em, env, { kind: 'REGISTRATIONS', key: `request-${request.id}`, values: { businessName } })
    return request
  })
}

const findPending = `
  select id from business_request
   where status = 'pending' and lower(business_name) = $1 and lower(contact_email) = $2
     and regexp_replace(contact_phone, '\\D', '', 'g') = $3
   order by id limit 1`
