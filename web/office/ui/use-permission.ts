import { mayUse, type OfficeArea } from '../../../api/accounts/office-areas.rules.ts'
import { useAccountNeedQuery, type UserRole } from '../../graphql.generated.ts'

/** A role's key in `mayUse`; undefined for users who are not staff. */
export const toStaffRole = (access: UserRole | null | undefined) =>
  access === 'USER' ? undefined : (access ?? undefined)

/** Whether the signed-in user may use a part of the office. For display only: the API checks too. */
export const usePermission = (): ((area: OfficeArea) => boolean) => {
  const role = toStaffRole(useAccountNeedQuery().data?.myRole)
  return (area) => mayUse(role, area)
}
