import { enumType } from '../server/enum-type.ts'

export const ItemState = enumType('ItemState', 'How something stands that an administrator decides about.', {
  PENDING: 'It waits.',
  LISTED: 'A supplier that the public sees.',
  HIDDEN: 'A supplier that was taken off.',
  MERGED: 'A supplier that was a duplicate of another.',
  APPROVED: 'A short request that was granted.',
  PUBLISHED: 'A review that the public sees.',
  RESOLVED: 'A report that was right, and dealt with.',
  ANSWERED: 'A message that was answered.',
  REJECTED: 'A supplier, short request or review that was refused.',
  DISMISSED: 'A report or message that needed nothing.',
})
export type ItemState = keyof typeof ItemState

/** The state that goes by this status in the database, whose tables allow no other. */
export const itemStateOf = (status: string): ItemState => status.toUpperCase() as ItemState
