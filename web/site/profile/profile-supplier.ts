import type { SupplierProfileQuery } from './SupplierPage.generated.ts'

export type ProfileSupplier = NonNullable<SupplierProfileQuery['supplier']>
