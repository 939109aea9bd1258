export const exportName = (now: Date) => `directory-${now.toISOString().slice(0, 10)}.ndjson.gz`

export const loadPath = '/admin/transfers'

export const exportPath = (id: string | number) => `${loadPath}/${id}/file`

/** Larger files are imported on the server. */
export const maxTransferBytes = 1_000_000_000

export const tooLargeToLoad = 'Please choose a file of at most 1 GB. Load larger files on the server.'
