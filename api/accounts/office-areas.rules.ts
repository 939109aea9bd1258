import type { StaffRole } from '../server/staff-roles.rules.ts'

export const staffRoles: Readonly<Record<StaffRole, string>> = {
  ADMIN: 'Administrator',
  MODERATOR: 'Moderator',
  EDITOR: 'Editor',
  ANALYST: 'Analyst',
}

/** The roles that may use an area besides administrators; see docs/security.md. */
export const officeAreas = {
  office: ['MODERATOR', 'EDITOR', 'ANALYST'],
  requests: ['MODERATOR'],
  reviews: ['MODERATOR'],
  duplicates: ['MODERATOR'],
  listings: ['MODERATOR', 'EDITOR'],
  /** Whether a supplier is verified, and whether it is listed. */
  standing: ['MODERATOR'],
  content: ['EDITOR'],
  reports: ['ANALYST'],
} as const satisfies Record<string, readonly StaffRole[]>

export type OfficeArea = keyof typeof officeAreas | 'ADMIN'

export const mayUse = (role: StaffRole | undefined, area: OfficeArea): boolean =>
  role === 'ADMIN' || (role !== undefined && area !== 'ADMIN' && getAreaRoles(area).includes(role))

const getAreaRoles = (area: keyof typeof officeAreas): readonly StaffRole[] => officeAreas[area]
