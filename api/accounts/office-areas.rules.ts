import type { StaffRole } from '../server/staff-roles.rules.ts'

/** Staff roles in words, the widest first. */
export const staffRoles: Readonly<Record<StaffRole, string>> = {
  ADMIN: 'Administrator',
  MODERATOR: 'Moderator',
  EDITOR: 'Editor',
  ANALYST: 'Analyst',
}

/**
 * Office areas and the roles that may use them besides administrators; docs/security.md documents them. Anything
 * without an area is for administrators only.
 */
export const officeAreas = {
  /** The landing page of all staff: To Do and the figures above it. */
  office: ['MODERATOR', 'EDITOR', 'ANALYST'],
  requests: ['MODERATOR'],
  reviews: ['MODERATOR'],
  duplicates: ['MODERATOR'],
  /** Searching suppliers and editing their profiles. */
  listings: ['MODERATOR', 'EDITOR'],
  /** Whether a supplier is verified, and whether it is listed. */
  standing: ['MODERATOR'],
  content: ['EDITOR'],
  reports: ['ANALYST'],
} as const satisfies Record<string, readonly StaffRole[]>

/** An office area, or 'ADMIN' for administrators only. */
export type OfficeArea = keyof typeof officeAreas | 'ADMIN'

/** Whether a role may use an office area. */
export const mayUse = (role: StaffRole | undefined, area: OfficeArea): boolean =>
  role === 'ADMIN' || (role !== undefined && area !== 'ADMIN' && getAreaRoles(area).includes(role))

const getAreaRoles = (area: keyof typeof officeAreas): readonly StaffRole[] => officeAreas[area]
