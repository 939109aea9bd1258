/** In order. */
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

/** How an English word is heard, in letters that stand for one sound each; vowels stay as written. */
export const toSound = (word: string): string =>
  rules.reduce((text, [written, heard]) => text.replace(written, heard), word)
