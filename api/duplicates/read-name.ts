import { bindingWords, companyForms, otherSpellings, tradeWords } from './name-words.ts'

/** Letters without accents, in lower case. */
export const plainText = (text: string): string =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text).toLowerCase()

/** The words of a text as compared in names: "Smith's" is "smiths", "J. R." is "jr". */
export const wordsOf = (text: string): string[] => {
  const spoken = plainText(text)
    .replace(/[’'`´]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/(?<=[a-z]{3})(?=\d)|(?<=\d)(?=[a-z]{3})/g, ' ')
    .replace(/\b(?:[a-z]\.\s?)+(?=[a-z]\b|\s|$)/g, (initials) => `${initials.replace(/[^a-z]/g, '')} `)
  const found = spoken.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const joined: string[] = []
  let initials = ''
  for (const word of found) {
    if (/^[a-z]$/.test(word) && word !== 'a') initials += word
    else {
      if (initials) joined.push(initials)
      initials = ''
      joined.push(word)
    }
  }
  if (initials) joined.push(initials)
  return joined
}

/** A word of the trade in the singular, any other in its usual spelling. */
const oneForm = (given: string): string => {
  const word = otherSpellings[given] ?? given
  const singular = word.replace(/(?<=[a-z]{3})(ies)$/, 'y').replace(/(?<=[a-z]{3})s$/, '')
  return tradeWords.has(singular) ? singular : word
}

export interface ReadName {
  /** The words that are compared, in their order. */
  words: string[]
  /** The same without spaces, for "Blind Spot" and "Blindspot". */
  text: string
}

/** The name after "trading as", without the person before it. */
const tradingName = (name: string) => /\b(?:t\/as?|trading as)\b\s*(.{3,})$/i.exec(name)?.[1] ?? name

/** A business name without legal forms and connecting words, with words of the trade in one form. */
export const readName = (name: string): ReadName => {
  const all = wordsOf(tradingName(name))
  const kept = all.filter((word) => !companyForms.has(word) && !bindingWords.has(word)).map(oneForm)
  const words = kept.length ? kept : all
  return { words, text: words.join('') }
}
