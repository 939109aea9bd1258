import type { ImportUploadQuery } from '../../graphql.generated.ts'

export type Upload = NonNullable<ImportUploadQuery['importUpload']>
