import type { StaffRole } from '../server/staff-roles.rules.ts'

/** Every role of staff in words, the widest first. */
export const staffRoles: Readonly<Record<StaffRole, string>> = {
  ADMIN: 'Administrator',
  MODERATOR: 'Moderator',
  EDITOR: 'Editor',
  ANALYST: 'Analyst',
}

/**
 * The parts of the office, and who may use each beside administrators, who may use all of it; docs/security.md has the
 * same in words. What names no part is for administrators only.
 */
export const officeAreas = {
  /** What everybody of the staff begins with: To Do and the figures above it. */
  office: ['MODERATOR', 'EDITOR', 'ANALYST'],
  /** Registrations, short requests, reports and messages. */
  requests: ['MODERATOR'],
  reviews: ['MODERATOR'],
  duplicates: ['MODERATOR'],
  /** Finding suppliers, and what their profiles say. */
  listings: ['MODERATOR', 'EDITOR'],
  /** Whether a supplier is verified, and whether it is listed. */
  standing: ['MODERATOR'],
  /** Posts and guides. */
  content: ['EDITOR'],
  /** The site's figures over time, without personal data. */
  reports: ['ANALYST'],
} as const satisfies Record<string, readonly StaffRole[]>

/** A part of the office, or what is for administrators only. */
export type OfficeArea = keyof typeof officeAreas | 'ADMIN'

/** Whether somebody with this role may use a part of the office; nobody without a role may. */
export const mayUse = (role: StaffRole | undefined, area: OfficeArea): boolean =>
  role === 'ADMIN' || (role !== undefined && area !== 'ADMIN' && rolesOf(area).includes(role))

const rolesOf = (area: keyof typeof officeAreas): readonly StaffRole[] => officeAreas[area]
