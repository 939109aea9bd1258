/** The search of a test scrape. */
export const testSearch = { what: 'blinds', where: 'Manchester' } as const
