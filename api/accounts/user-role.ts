import { enumType } from '../schema/types.ts'
import type { StaffRole } from '../server/staff-roles.rules.ts'
import type { User } from './user.entity.ts'

export const UserRole = enumType<StaffRole | 'USER'>('UserRole', 'A user’s role.', {
  ADMIN: 'Full access to the back office.',
  USER: 'Their own account only.',
  MODERATOR: 'Back office: requests, reviews, reports, messages, duplicates and suppliers.',
  EDITOR: 'Back office: posts, guides and the content of supplier profiles.',
  ANALYST: 'Back office: reports only.',
})
export type UserRole = keyof typeof UserRole

export const getUserRole = ({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): UserRole => {
  if (isAdmin) return 'ADMIN'
  const named = role.toUpperCase()
  return named === 'MODERATOR' || named === 'EDITOR' || named === 'ANALYST' ? named : 'USER'
}
