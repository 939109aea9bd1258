/** Who works in the office. Administrators may do everything; api/accounts/office-areas.rules.ts says what the others may. */
export type StaffRole = 'ADMIN' | 'MODERATOR' | 'EDITOR' | 'ANALYST'
