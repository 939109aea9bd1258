import { foldText } from '../../text/fold-letters.ts'
import { readMap, readWordLists } from '../../text/read-table.ts'
import { findTrades } from './trades.ts'

const lists = readWordLists(new URL('name-words.txt', import.meta.url), [
  'company form',
  'binding',
  'trade',
  'parent',
  'praise',
])

const companyForms: ReadonlySet<string> = new Set(lists['company form'])

const bindingWords: ReadonlySet<string> = new Set(lists.binding)

/** Nearly every name has some, so that sharing them proves little. */
export const tradeWords: ReadonlySet<string> = new Set(lists.trade)

/** With these, a chain's parent distinguishes itself from its shops. */
export const parentWords: ReadonlySet<string> = new Set(lists.parent)

/** Many firms choose these, so that they are worth less than a family's name. */
export const praisingWords: ReadonlySet<string> = new Set(lists.praise)

const otherSpellings = readMap(new URL('name-spellings.txt', import.meta.url), 'written', 'compared')

/** "Smith's" is "smiths", "J. R." is "jr". */
export const splitNameWords = (text: string): string[] => {
  const spoken = foldText(text)
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

/** Of an address: in a name, such words say where, not who. */
export const readPlaceWords = (address: string): Set<string> =>
  new Set(splitNameWords(address).filter((word) => word.length > 2 && !/\d/.test(word)))

/** Words of the trade are singular, others in their common spelling. */
const oneForm = (nameWord: string): string => {
  const word = otherSpellings.get(nameWord) ?? nameWord
  const singular = word.replace(/(?<=[a-z]{3})(ies)$/, 'y').replace(/(?<=[a-z]{3})s$/, '')
  return tradeWords.has(singular) ? singular : word
}

/** Replacements in this order. */
const sameSpeech: [written: RegExp, compared: string][] = [
  [/[’'`´]/g, ''],
  [/\ba(?:\+(?=\s|$)|\s+plus\b)/g, 'aplus'],
  [/\b(?:no|number)\b[.\s]*(?=\d|one\b)/g, 'number '],
  [/\ba\s*(?:-|2|to)\s*z\b/g, 'atoz'],
  [/(?<=[a-z]{2}) n (?=[a-z]{2})/g, ' and '], // Blinds 'n' Things
  [/\b([a-z])\b[\s.]*(?:&|\+|and\b)\s*(?=[a-z]\b)/g, '$1'], // A & J
  [/\ba\b[\s.]*(?=[a-z]\b)/g, 'a'], // A J
  [/\b([a-z])[\s.-]+(?=\d+\b)/g, '$1'], // A 1
  [/\ba one\b/g, 'a1'],
  [/\b(?:mtm|m2m|made[\s-]+(?:to|2)[\s-]+measure)\b/g, 'made measure'],
  [/(?<=[a-z]{3})(?=\d)|(?<=\d)(?=[a-z]{3})/g, ' '],
  [/\b(?:4|four|for) ?(?:u|you)\b/g, ' foryou '],
  [/\b(?:2|two|to) ?(?:u|you)\b/g, ' toyou '],
  [/\b(?:r|are) us\b/g, ' areus '],
  [/(?<=\w )for(?= \w)/g, '4'],
  [/(?<=\w )to(?= \w)/g, '2'],
  [/\bhead office\b/g, 'headoffice'],
]

const spoken = (name: string) =>
  sameSpeech.reduce((text, [written, compared]) => text.replace(written, compared), foldText(name))

export interface ReadName {
  words: string[]
  /** For "Blind Spot" and "Blindspot". */
  text: string
  trades: ReadonlySet<string>
  /** The person before "trading as", or a previous name. */
  others: readonly ReadName[]
}

// bounded: a name has at most 200 characters
const tradingAs = /^(.*?)[\s,(-]*\b(?:t\/as?|trading as)\b:?\s*(.{3,}?)\)?$/i
const formerly = /^(.{3,}?)[\s,(-]*\b(?:formerly|previously|now|aka)(?: known as)?\b:?\s*(.{3,}?)\)?$/i

/** Removes legal forms and connecting words. */
export const readName = (name: string): ReadName => {
  const [, person = '', firm] = tradingAs.exec(name) ?? []
  const [, now, before = ''] = formerly.exec(name) ?? []
  const main = readOne(firm ?? now ?? name)
  const other = (firm ? person : before).trim()
  return other.length > 2 ? { ...main, others: [readOne(other)] } : main
}

const readOne = (name: string): ReadName => {
  const all = splitNameWords(spoken(name))
  const ownWords = all.filter((word) => !companyForms.has(word) && !bindingWords.has(word)).map(oneForm)
  const words = ownWords.length ? ownWords : all
  return { words, text: words.join(''), trades: findTrades(words), others: [] }
}
