/** Roles in the office. Administrators may do everything; api/accounts/office-areas.rules.ts defines the others. */
export type StaffRole = 'ADMIN' | 'MODERATOR' | 'EDITOR' | 'ANALYST'
