import type { UserAccess } from '../graphql.generated.ts'

/** The page for a user who has just signed in, or may not see the page that was asked for: the office for its staff. */
export const homeOf = (access: UserAccess | null | undefined, next = '/admin') =>
  access && access !== 'USER' ? next : '/'
