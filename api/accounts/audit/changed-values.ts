/** The values that differ, before and after, for the audit log; undefined if none do. */
export const changedValues = <T extends object>(
  before: T,
  after: Partial<T>,
): { before: Partial<T>; after: Partial<T> } | undefined => {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (values: Partial<T>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Partial<T>
  return names.length ? { before: only(before), after: only(after) } : undefined
}
