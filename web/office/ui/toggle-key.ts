export const toggleKey =
  (key: string) =>
  (before: ReadonlySet<string>): ReadonlySet<string> =>
    new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])
