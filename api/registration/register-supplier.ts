import { ref } from '@mikro-orm/core'
import { lockByKey } from '../database/sql.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countryNamed } from '../places/read-country.ts'
import { notifyStaff } from '../notices/notify-staff.ts'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { createFingerprint } from '../text/fingerprint.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { refuseBots } from '../server/honeypot.ts'
import { refuseOutside } from '../suppliers/refuse-outside.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { locateSupplier } from './locate-supplier.ts'
import { Registration } from './registration.entity.ts'
import { registrationRules } from './registration.rules.ts'

/** Per address and hour; invalid registrations do not count. */
const limitRegistrations = createSharedLimit('registrations', { max: 5, windowMs: 3_600_000 })

const withCountry = (input: unknown): unknown => {
  const given = typeof input === 'object' && input !== null && 'country' in input ? input.country : undefined
  return typeof given === 'string' ? { ...(input as object), country: countryNamed(given) ?? given } : input
}

/** Sending the same again while pending answers the first. @throws BAD_USER_INPUT; RATE_LIMITED. */
export const registerSupplier = async (
  { em, pool, env, ip, formTrace }: Context,
  input: unknown,
): Promise<Registration> => {
  const values = check(registrationRules, withCountry(input))
  refuseOutside(values)
  refuseBots(formTrace)
  await limitRegistrations(pool, ip)
  const located = await locateSupplier({ pool, env }, values)
  const fingerprint = createFingerprint(values)
  return em.transactional(async (em) => {
    await lockByKey(em, `registration ${fingerprint}`)
    const earlier = await em.findOne(Registration, { fingerprint, supplier: { status: 'pending' } })
    if (earlier) return earlier
    const supplier = em.create(Supplier, {
      ...values,
      ...located,
      county: located.county || null,
      website: values.website || null,
      contactEmail: values.contactEmail || null,
      status: 'pending',
    })
    await em.flush()
    const registration = em.create(Registration, { supplier: ref(supplier), name: supplier.name, fingerprint })
    await em.flush()
    await queueMail(em, env, {
      kind: 'REGISTRATION_RECEIVED',
      key: `registration-${registration.id}-received`,
      to: values.contactEmail || values.email,
      values: { reference: registration.reference },
    })
    await notifyStaff(em, env, {
      kind: 'REGISTRATIONS',
      key: `registration-${registration.id}`,
      values: { businessName: supplier.name },
    })
    return registration
  })
}
