export const exportName = (now: Date) => `directory-${now.toISOString().slice(0, 10)}.ndjson.gz`
