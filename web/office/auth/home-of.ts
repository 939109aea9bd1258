import type { UserRole } from '../../graphql.generated.ts'

/** The page for a user who has just signed in, or may not see the page that was asked for: the office for its staff. */
export const homeOf = (role: UserRole | null | undefined, next = '/admin') => (role && role !== 'USER' ? next : '/')
