import type { SupplierProfileQuery } from '../../graphql.generated.ts'

/** All that a supplier's page tells. */
export type ProfileSupplier = NonNullable<SupplierProfileQuery['supplier']>
