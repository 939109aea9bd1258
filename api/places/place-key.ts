import { foldText } from '../text/fold-letters.ts'

const saint = /\bsaint\b/g
const nothing = /['’‘`´.]/g
const separators = /[^a-z0-9]+/g

/** "St. Mary's-on-the-Hill" and "saint marys on the hill" are equal. */
export const placeKey = (text: string): string =>
  foldText(text).replaceAll('&', ' and ').replace(nothing, '').replace(separators, ' ').replace(saint, 'st').trim()
