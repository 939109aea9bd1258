/** api/accounts/office-areas.rules.ts defines what each may do. */
export type StaffRole = 'ADMIN' | 'MODERATOR' | 'EDITOR' | 'ANALYST'
