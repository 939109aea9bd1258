import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** How a root takes an ending or a beginning: it loses `strip` and gains `add`, if what it is fits. */
interface Affix {
  flag: string
  strip: string
  add: string
  fits: RegExp
}

const { resolve } = createRequire(import.meta.url)

/** The packages themselves read their files with a top-level await, which would leave the order of the modules behind to chance. */
const read = (dictionary: 'dictionary-en' | 'dictionary-en-gb', file: 'index.aff' | 'index.dic') =>
  readFileSync(join(dirname(resolve(dictionary)), file), 'utf8')

/** A rule's line is "SFX D y ied [^aeiou]y"; the line that begins a group of rules is shorter. */
const affixes = (aff: string, kind: 'PFX' | 'SFX'): Affix[] =>
  [...aff.matchAll(new RegExp(`^${kind} +(\\S) +(\\S+) +(\\S+) +(\\S+)`, 'gm'))].map(
    ([, flag = '', strip = '', add = '', condition = '']) => ({
      flag,
      strip: strip.replace('0', ''),
      add,
      fits: new RegExp(`${condition}$`),
    }),
  )

/** Beside a root's own flags: it is written with a small letter. */
const ordinaryFlag = '~'

interface Dictionary {
  /** The flags of each root: which affixes it takes. */
  roots: ReadonlyMap<string, string>
  prefixes: readonly Affix[]
  /** By their last letters. */
  suffixes: ReadonlyMap<string, readonly Affix[]>
}

const byLastLetter = (suffixes: readonly Affix[]) => {
  const groups = new Map<string, Affix[]>()
  for (const suffix of suffixes) {
    const end = suffix.add.at(-1) ?? ''
    groups.set(end, [...(groups.get(end) ?? []), suffix])
  }
  return groups
}

/** Both have the same affixes. */
const readDictionaries = (): Dictionary => {
  const roots = new Map<string, string>()
  for (const line of `${read('dictionary-en-gb', 'index.dic')}\n${read('dictionary-en', 'index.dic')}`.split('\n')) {
    const [root = '', flags = ''] = line.split('/')
    const word = root.toLowerCase()
    roots.set(word, (roots.get(word) ?? '') + flags + (word === root ? ordinaryFlag : ''))
  }
  const rules = read('dictionary-en-gb', 'index.aff')
  return {
    roots,
    prefixes: affixes(rules, 'PFX'),
    suffixes: byLastLetter(affixes(rules, 'SFX')),
  }
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

/** Whether a word in lower case is no name: "sandy" and "barking" are ordinary, "nottingham" is not. */
export const isOrdinaryWord = (word: string): boolean => {
  dictionary ??= readDictionaries()
  return (
    (dictionary.roots.get(word)?.includes(ordinaryFlag) ?? false) || isRootWithEnding(dictionary, word, ordinaryFlag)
  )
}

/**
 * Whether a word in lower case stands in a British or an American dictionary, in any of its forms; names of people and
 * countries that they hold count too. Both are read at the first use.
 */
export const isEnglish = (word: string): boolean => {
  const { roots, prefixes } = (dictionary ??= readDictionaries())
  return (
    word.length > 1 &&
    (roots.has(word) ||
      isRootWithEnding(dictionary, word) ||
      prefixes.some(({ flag, add }) => {
        if (!word.startsWith(add)) return false
        const rest = word.slice(add.length)
        return (roots.get(rest)?.includes(flag) ?? false) || isRootWithEnding(dictionary!, rest, flag)
      }))
  )
}
