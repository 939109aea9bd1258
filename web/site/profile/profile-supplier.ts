import type { SupplierProfileQuery } from '../../graphql.generated.ts'

export type ProfileSupplier = NonNullable<SupplierProfileQuery['supplier']>
