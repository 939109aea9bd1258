import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { refuseBots, type HoneypotFields } from '../server/honeypot.ts'
import { BusinessRequest } from './business-request.entity.ts'
import { businessRequestRules } from './business-request.rules.ts'

/** Requests per address and hour; those refused for their content do not count. */
const limitRequests = createSharedLimit('listing requests', { most: 5, windowMs: 3_600_000 })

/**
 * Stores a business's request to be listed, pending until an administrator decides.
 * @throws BAD_USER_INPUT with a message per field; RATE_LIMITED after five from one address in an hour.
 */
export const requestListing = async (
  { em, pool, ip }: Pick<Context, 'em' | 'pool' | 'ip'>,
  input: unknown,
  trace: HoneypotFields = {},
): Promise<BusinessRequest> => {
  const { businessName, email, phone } = check(businessRequestRules, input)
  refuseBots(trace)
  limitRequests(pool, ip)
  const request = em.create(BusinessRequest, {
    businessName,
    contactEmail: email,
    contactPhone: phone,
    services: [],
    status: 'pending',
    createdAt: new Date(),
  })
  await em.flush()
  return request
}
