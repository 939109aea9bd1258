import { today } from '../../database/check-last-day.ts'
import { enumType } from '../../schema/types.ts'

export const SupplierDue = enumType('SupplierDue', 'Why a listed supplier needs attention.', {
  BADGE_EXPIRING: 'It was verified 11 months ago or longer; a verification is valid for a year.',
  FEATURED_ENDING: 'Its featured time ends within 14 days.',
  LISTING_UNCONFIRMED: 'It has been listed for a year and never verified.',
})
export type SupplierDue = keyof typeof SupplierDue

/** SQL, shared by To Do and the supplier list. */
export const dueConditions: Record<SupplierDue, string> = {
  BADGE_EXPIRING: `status = 'listed' and is_verified and verified_at < now() - interval '11 months'`,
  FEATURED_ENDING: `status = 'listed' and is_premium and featured_until <= ${today} + 14`,
  LISTING_UNCONFIRMED: `status = 'listed' and not is_verified and created_at < now() - interval '1 year'`,
}
