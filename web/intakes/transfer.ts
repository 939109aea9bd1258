import type { TransfersQuery } from '../graphql.generated.ts'

/** The export or the loading of a whole directory. */
export type Transfer = NonNullable<NonNullable<TransfersQuery['transfers']>['lastExport']>
