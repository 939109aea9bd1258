import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { groupBy } from './group-by.ts'

interface Affix {
  flag: string
  strip: string
  add: string
  fits: RegExp
}

const { resolve } = createRequire(import.meta.url)

/** Not imported: the packages use top-level await, which makes the order of modules unpredictable. */
const read = (dictionary: 'dictionary-en' | 'dictionary-en-gb', file: 'index.aff' | 'index.dic') =>
  readFileSync(join(dirname(resolve(dictionary)), file), 'utf8')

/** A rule is "SFX D y ied [^aeiou]y"; the header of a group is shorter. */
const affixes = (aff: string, kind: 'PFX' | 'SFX'): Affix[] =>
  [...aff.matchAll(new RegExp(`^${kind} +(\\S) +(\\S+) +(\\S+) +(\\S+)`, 'gm'))].map(
    ([, flag = '', strip = '', add = '', condition = '']) => ({
      flag,
      strip: strip.replace('0', ''),
      add,
      fits: new RegExp(`${condition}$`),
    }),
  )

const ordinaryFlag = '~'

interface Dictionary {
  roots: ReadonlyMap<string, string>
  prefixes: readonly Affix[]
  suffixes: ReadonlyMap<string, readonly Affix[]>
}

const byLastLetter = (suffixes: readonly Affix[]) => groupBy(suffixes, ({ add }) => add.at(-1) ?? '')

const readDictionaries = (): Dictionary => {
  const roots = new Map<string, string>()
  for (const line of `${read('dictionary-en-gb', 'index.dic')}\n${read('dictionary-en', 'index.dic')}`.split('\n')) {
    const [root = '', flags = ''] = line.split('/')
    const word = root.toLowerCase()
    roots.set(word, (roots.get(word) ?? '') + flags + (word === root ? ordinaryFlag : ''))
  }
  const rules = read('dictionary-en-gb', 'index.aff')
  return { roots, prefixes: affixes(rules, 'PFX'), suffixes: byLastLetter(affixes(rules, 'SFX')) }
}

const isRootWithEnding = ({ roots, suffixes }: Dictionary, word: string, flagged = ''): boolean =>
  [word.at(-1) ?? '', ''].some((end) =>
    suffixes.get(end)?.some(({ flag, strip, add, fits }) => {
      if (!word.endsWith(add)) return false
      const root = word.slice(0, word.length - add.length) + strip
      const flags = roots.get(root)
      return flags !== undefined && flags.includes(flag) && flags.includes(flagged) && fits.test(root)
    }),
  )

let dictionary: Dictionary | undefined

/** "sandy" and "barking" are ordinary, "nottingham" is not. */
export const isOrdinaryWord = (word: string): boolean => {
  dictionary ??= readDictionaries()
  return (
    (dictionary.roots.get(word)?.includes(ordinaryFlag) ?? false) ||
    isRootWithEnding(dictionary, word, ordinaryFlag) ||
    isPrefixed(dictionary, word, ordinaryFlag)
  )
}

const isPrefixed = (known: Dictionary, word: string, flagged = ''): boolean =>
  known.prefixes.some(({ flag, add }) => {
    if (!word.startsWith(add)) return false
    const rest = word.slice(add.length)
    const flags = known.roots.get(rest)
    return (flags?.includes(flag) && flags.includes(flagged)) || isRootWithEnding(known, rest, flag)
  })

/** British or American, in any form, including names; for lower case. */
export const isEnglish = (word: string): boolean => {
  dictionary ??= readDictionaries()
  return (
    word.length > 1 &&
    (dictionary.roots.has(word) || isRootWithEnding(dictionary, word) || isPrefixed(dictionary, word))
  )
}
