/** What a test scrape asks each source for. */
export const testSearch = { what: 'blinds', where: 'Manchester' } as const
