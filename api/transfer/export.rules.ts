/** The address that the whole directory is fetched from, by POST, since it is noted who did. */
export const exportPath = '/admin/export'

/** What an export of this day is called. */
export const exportName = (now: Date) => `directory-${now.toISOString().slice(0, 10)}.ndjson.gz`
