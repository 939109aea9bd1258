import { enumType } from '../schema/enum-type.ts'
import type { StaffRole } from '../server/staff-roles.rules.ts'
import type { User } from './user.entity.ts'

export const UserRole = enumType<StaffRole | 'USER'>('UserRole', 'A user’s role.', {
  ADMIN: 'Whatever there is: the back office is open.',
  USER: 'Their own account only.',
  MODERATOR: 'In the back office requests, reviews, reports, messages, duplicates and suppliers.',
  EDITOR: 'In the back office posts, guides and what suppliers’ profiles say.',
  ANALYST: 'In the back office the figures.',
})
export type UserRole = keyof typeof UserRole

export const getUserRole = ({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): UserRole => {
  if (isAdmin) return 'ADMIN'
  const named = role.toUpperCase()
  return named === 'MODERATOR' || named === 'EDITOR' || named === 'ANALYST' ? named : 'USER'
}
