import { editDistance } from '../text/edit-distance.ts'
import { toSound } from '../text/to-sound.ts'

/** British and Irish names are said otherwise than words: "Towcester" like "Towster", "Keswick" like "Kesick". */
const nameRules: [written: RegExp, said: string][] = [
  [/ /g, ''],
  [/^ll/, 'kl'],
  [/cester/g, 'ster'],
  [/mouth/g, 'muth'],
  [/borough|brough|burgh|bury|berry/g, 'buri'],
  [/(?<=.)w(?=[aeiou]|h|$)/g, ''],
  [/(?<=.)h[aeu]m/g, 'am'],
  [/ough|gh/g, ''],
  [/v/g, 'f'],
  [/x/g, 'ks'],
]

const toNameSound = (key: string): string =>
  toSound(nameRules.reduce((text, [written, said]) => text.replace(written, said), key))
    .replace(/(?<=[aeiou])[aeiou]+|e$/g, '')
    .replace(/(.)\1+/g, '$1')

/** The names of other places are said by other rules. */
export const isSaidSo = ({ type, country }: { type: string; country: string }): boolean =>
  type === 'town' && (country === 'GB' || country === 'IE')

/** Names of one key may be one name, heard and spelt otherwise. */
export const soundKey = (key: string): string => toNameSound(key).replace(/(?<=.)[aeiou]/g, '')

const minLength = 5
/** "Kavanagh" is not Cavan. */
const minShare = 0.75
const twoVowelsFrom = 9
const joinedFrom = 9
const minJoined = 3

/** "newport iow" is not Newport Tay; "carrick furgus" is Carrickfergus, but "high wickham" not Heacham. */
const countVowels = (words: string[], typed: string[], sound: string): number => {
  if (words.length === typed.length) {
    const areAlike = words.every((word, at) => soundKey(word) === soundKey(typed[at]!))
    return areAlike ? (sound.length < twoVowelsFrom ? 1 : 2) : 0
  }
  return words.join('').length >= joinedFrom && typed.every((word) => word.length >= minJoined) ? 1 : 0
}

/** One vowel, or two in a long name, may be heard otherwise. */
export const soundsAlike = (name: string, typed: string): boolean => {
  const [short, long] = [name.length, typed.length].toSorted((a, b) => a - b) as [number, number]
  if (short < minLength || short < long * minShare || soundKey(name) !== soundKey(typed)) return false
  const sound = toNameSound(typed)
  return editDistance(toNameSound(name), sound) <= countVowels(name.split(' '), typed.split(' '), sound)
}
