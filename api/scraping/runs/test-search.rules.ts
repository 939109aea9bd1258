export const testSearch = { what: 'blinds', where: 'Manchester' } as const
