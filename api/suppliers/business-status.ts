import { enumType } from '../schema/types.ts'
import type { BusinessStatus as Status } from './rules/business-status.rules.ts'

export const BusinessStatus = enumType<Status>('BusinessStatus', 'Whether a business is trading.', {
  OPERATIONAL: 'Open for business.',
  CLOSED_TEMPORARILY: 'Temporarily closed.',
  FUTURE_OPENING: 'Not open yet.',
})
export type BusinessStatus = Status
