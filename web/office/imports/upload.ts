import type { ImportUploadQuery } from './Uploads.generated.ts'

export type Upload = NonNullable<ImportUploadQuery['importUpload']>
