import { foldLetters } from '../text/fold-letters.ts'

const ascii = /^[\x20-\x7f]*$/
const saint = /\bsaint\b/g
const nothing = /['’‘`´.]/g
const separators = /[^a-z0-9]+/g

/** "St. Mary's-on-the-Hill" and "saint marys on the hill" are equal. */
export const placeKey = (text: string): string =>
  (ascii.test(text) ? text.toLowerCase() : unaccented(text))
    .replaceAll('&', ' and ')
    .replace(nothing, '')
    .replace(separators, ' ')
    .replace(saint, 'st')
    .trim()

const unaccented = (text: string) =>
  foldLetters(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  )
