import { mayUse, type OfficeArea } from '../../../api/accounts/office-areas.rules.ts'
import { useMeQuery } from './Me.generated.ts'
import type { UserRole } from '../../schema.generated.ts'

/** Undefined for users who are not staff. */
export const toStaffRole = (access: UserRole | null | undefined) =>
  access === 'USER' ? undefined : (access ?? undefined)

/** For display only: the API checks too. */
export const usePermission = (): ((area: OfficeArea) => boolean) => {
  const role = toStaffRole(useMeQuery().data?.myRole)
  return (area) => mayUse(role, area)
}
