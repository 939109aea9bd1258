import type { UserRole } from '../../graphql.generated.ts'

/** The page to open after sign-in or when access is denied: the office for staff, otherwise the home page. */
export const getHomePath = (role: UserRole | null | undefined, next = '/admin') =>
  role && role !== 'USER' ? next : '/'
