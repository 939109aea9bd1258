import type { ImportUploadQuery } from '../../graphql.generated.ts'

/** A file of suppliers that was sent. */
export type Upload = NonNullable<ImportUploadQuery['importUpload']>
