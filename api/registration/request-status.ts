import { enumType } from '../schema/enum-type.ts'

export const RequestStatus = enumType('RequestStatus', 'The status of a business’s submission.', {
  PENDING: 'An administrator has not looked at it yet.',
  APPROVED: 'It was approved.',
  REJECTED: 'It was rejected.',
})
export type RequestStatus = keyof typeof RequestStatus
