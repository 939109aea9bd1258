import { mayUse, type OfficeArea } from '../../../api/accounts/office-areas.rules.ts'
import { useAccountNeedQuery, type UserRole } from '../../graphql.generated.ts'

/** What stands for a role in `mayUse`; undefined for who is not of the staff. */
export const roleOf = (access: UserRole | null | undefined) => (access === 'USER' ? undefined : (access ?? undefined))

/** Whether the user who is signed in may use a part of the office, by name; the API decides in the end. */
export const useMay = (): ((area: OfficeArea) => boolean) => {
  const role = roleOf(useAccountNeedQuery().data?.myRole)
  return (area) => mayUse(role, area)
}
