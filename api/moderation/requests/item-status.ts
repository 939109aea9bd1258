import { enumType } from '../../schema/enum-type.ts'

export const ItemStatus = enumType('ItemStatus', 'The status of an item.', {
  PENDING: 'It waits.',
  LISTED: 'A supplier that the public sees.',
  HIDDEN: 'A supplier that was taken off.',
  MERGED: 'A supplier that was a duplicate of another.',
  APPROVED: 'A short request that was granted.',
  PUBLISHED: 'A review that the public sees.',
  TAKEN_DOWN: 'A review that the public saw, and sees no more.',
  RESOLVED: 'A report that was right, and dealt with.',
  ANSWERED: 'A message that was answered.',
  REJECTED: 'A supplier, short request or review that was refused.',
  DISMISSED: 'A report or message that needed nothing.',
})
export type ItemStatus = keyof typeof ItemStatus

export const toItemStatus = (status: string): ItemStatus => status.toUpperCase() as ItemStatus
