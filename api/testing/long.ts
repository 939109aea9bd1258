/** True in `npm run test:long`, which tests everything; `npm test` tests a sample. */
export const isLong = process.env.TEST_LONG === 'true'

/** From the one at `from`; all of them in `npm run test:long`. */
export const sample = <T>(all: readonly T[], every: number, from = 0): T[] =>
  all.filter((_, at) => isLong || at % every === from)
