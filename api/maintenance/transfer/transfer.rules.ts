/** Where an export is sent to be loaded, as the body. */
export const loadPath = '/admin/transfers'

/** Where the file of an export is fetched. */
export const exportPath = (id: string | number) => `${loadPath}/${id}/file`

/** So large a file may be; larger ones are moved at the server. */
export const mostTransferBytes = 1_000_000_000

export const tooLargeToLoad = 'Please send a file of at most 1 GB; load larger ones at the server.'
