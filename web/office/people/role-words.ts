import { staffRoles } from '../../../api/accounts/office-areas.rules.ts'
import type { UserRole } from '../../schema.generated.ts'

export const roleNames: Readonly<Record<UserRole, string>> = { ...staffRoles, USER: 'User' }

export const roleWords: Readonly<Record<Exclude<UserRole, 'USER'>, string>> = {
  ADMIN: 'everything, including people and keys',
  MODERATOR: 'requests, reviews, reports, messages, duplicates, suppliers',
  EDITOR: 'posts, guides and supplier profiles',
  ANALYST: 'view reports only',
}
