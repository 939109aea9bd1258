import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { acceptRules } from '../people/invitation.rules.ts'

const findUsernameProblems = (username: string) => {
  const { error } = z.safeParse(acceptRules, { username, password: 'long enough, surely' })
  return error?.issues.map(({ message }) => message)
}

test.each([
  ['а Cyrillic а', 'аda'],
  ['a Greek omicron', 'bοb'],
  ['one word of two', 'ada аdmin'],
  ['between dots', 'ada.lоvelace'],
  ['Latin in Cyrillic', 'Влaдимир'],
  ['Latin in Japanese', 'たろうa'],
])('a name that mixes alphabets within a word is refused: %s', (_, name) => {
  expect(findUsernameProblems(name)).toEqual(['Please use letters of one alphabet in each word.'])
})

test.each([
  ['a zero-width space', 'a\u200bda'],
  ['a soft hyphen', 'a\u00adda'],
  ['full-width letters', 'ａｄａ'],
  ['a ligature', 'ﬁona'],
])('a name that looks like another one is refused: %s', (_, name) => {
  expect(findUsernameProblems(name)).toEqual(['Please use only visible letters, digits and symbols.'])
})

test.each([
  'ada',
  'Ada Lovelace-2',
  'José Ñandú',
  "O'Brien",
  'Владимир',
  'Ada Владимир',
  'Ελένη',
  '山田たろう',
  'שרה',
  'ada_99',
])('%s is a valid name', (name) => {
  expect(findUsernameProblems(name)).toBeUndefined()
})
