/** Whether `npm run test:long` asks, which tries everything; `npm test` tries a sample. */
export const isLong = process.env.TEST_LONG === 'true'

/** Each `every`th of what is tried, the first among them; all of it in `npm run test:long`. */
export const sample = <T>(all: readonly T[], every: number): T[] => all.filter((_, at) => isLong || at % every === 0)
