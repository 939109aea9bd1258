import { enumType } from '../schema/enum-type.ts'

export const AdminPostSort = enumType('AdminPostSort', 'Sort orders of the list of posts and drafts.', {
  NEWEST: 'Those that were entered last come first.',
  OLDEST: 'Those that were entered first come first.',
  TITLE: 'By the title, A to Z.',
  TITLE_DESC: 'By the title, Z to A.',
  CHANGED_LAST: 'Those that were changed last come first.',
  CHANGED_FIRST: 'Those that have not been changed for longest come first.',
})
export type AdminPostSort = keyof typeof AdminPostSort

export const AdminPostState = enumType('AdminPostState', 'How far a post is.', {
  PUBLISHED: 'The public sees it.',
  SCHEDULED: 'A draft scheduled for publication.',
  DRAFT: 'A draft without a time.',
})
export type AdminPostState = keyof typeof AdminPostState

export interface AdminPostQuery {
  search?: string | null | undefined
  state?: AdminPostState | null | undefined
}
