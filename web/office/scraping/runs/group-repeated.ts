/** An item without a key is a group of its own. */
export const groupRepeated = <One>(list: readonly One[], getKey: (one: One) => string | null): [One, ...One[]][] => {
  const groups: [One, ...One[]][] = []
  let before: string | null = null
  for (const one of list) {
    const key = getKey(one)
    if (key !== null && key === before) groups.at(-1)!.push(one)
    else groups.push([one])
    before = key
  }
  return groups
}
