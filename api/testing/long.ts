/** Whether `npm run test:long` asks, which tries everything; `npm test` tries a sample. */
export const isLong = process.env.TEST_LONG === 'true'
