/** Applied in order, before vowels are dropped. */
const rules: readonly [RegExp, string][] = [
  [/(?<!^u)ph/g, 'f'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/wh/g, 'w'],
  [/(?:igh|eigh)/g, 'i'],
  [/qu/g, 'kw'],
  [/(?:(?:t|(?<!s)s+|c|sh|x)i[oaeu]|sh[oaeu])n(?=s?$)/g, 'xn'],
  [/(?:s|z|sh)(?=ur)/g, 'x'],
  [/(?:ti|ci)(?=[aou])|sh|ch/g, 'x'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/[gh]h|(?<=[a-z])h/g, ''],
  [/y/g, 'i'],
  [/(?<=[aeiou])w(?![aeiou])/g, 'o'],
  [/(.)\1+/g, '$1'],
]

const bare = (word: string) => word.replace(/^[aeiou]+/, 'a').replace(/(?<!^)[aeiou]+/g, '')

/** With and without the r that is silent before consonants ("curtens", "cutains"). */
export const soundKeys = (word: string): [string, string] => {
  const heard = rules.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word)
  return [bare(heard), bare(heard.replace(/(?<=[aeiou])r(?![aeiou])/g, ''))]
}

/** The number of shared consonants; 0 if the words do not sound alike. */
export const likeSound = (a: string, b: string): number => likeKeys(soundKeys(a), soundKeys(b))

export const likeKeys = (keys: readonly string[], others: readonly string[]): number => {
  const same = keys.find((key, index) => key === others[index])
  return same?.length ?? 0
}
