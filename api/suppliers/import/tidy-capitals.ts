import { isEnglish } from '../../text/english.ts'

const small = new Set(
  'and of the on upon in at by to under over next le la les de du des da di del van von der den y et und for with cum'.split(
    ' ',
  ),
)
/** Articles at the start of a street's name: "4 The Parade". */
const articles = new Set('the le la les'.split(' '))
const written = new Map(
  'ABC Ltd Limited LLP plc UK GB DIY PVC uPVC II III IV Co St Rd Dr Mr Mrs Sons GmbH BV SARL SRL'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** Leaves likely abbreviations such as "PJH" and "ABC". */
const tidyWord = (word: string, isFirst: boolean, mayBeShort: boolean): string => {
  const lower = word.toLowerCase()
  if (/^\d+(?:st|nd|rd|th)$/.test(lower)) return lower
  if (/\d/.test(word) || lower.length < 2) return word
  const known = written.get(lower)
  if (known) return known
  if (!isFirst && small.has(lower)) return lower
  const isShort = mayBeShort && (!/[aeiouyà-ÿ]/.test(lower) || (lower.length <= 3 && !isEnglish(lower)))
  if (isShort) return word
  return lower.replace(/^(mc)?(\p{L})/u, (_, mc = '', letter: string) => (mc ? 'Mc' : '') + letter.toUpperCase())
}

const tidyWords = (text: string, mayBeShort: boolean): string => {
  let isFirst = true
  let isBehindNumber = false
  return text.replace(/\p{L}[\p{L}\d]*|\d[\p{L}\d]*/gu, (word, at: number) => {
    isFirst ||= text[at - 2] === ',' || (isBehindNumber && articles.has(word.toLowerCase()))
    isBehindNumber = /^\d/.test(word)
    const isEnd = /[’']$/.test(text.slice(0, at)) && word.length === 1 // "MARY'S"
    const tidy = isEnd ? word.toLowerCase() : tidyWord(word, isFirst, mayBeShort)
    isFirst = false
    return tidy
  })
}

/** Short texts may be abbreviations, but with a number: "UNIT 1". */
const isCapitals = (text: string) =>
  text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > (/\p{L}{4} \d/u.test(text) ? 3 : 4)

export const tidyCapitals = (text: string): string => (isCapitals(text) ? tidyWords(text, true) : text)

export const tidyPlaceName = (text: string): string =>
  text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) ? tidyWords(text, false) : text
