import { enumType } from '../server/enum-type.ts'

export const RequestState = enumType('RequestState', 'How something stands that a business has sent.', {
  PENDING: 'An administrator has not looked at it yet.',
  APPROVED: 'It was approved.',
  REJECTED: 'It was rejected.',
})
export type RequestState = keyof typeof RequestState
