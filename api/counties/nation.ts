import { enumType } from '../schema/enum-type.ts'

export const Nation = enumType('Nation', 'A nation of the United Kingdom.', {
  ENGLAND: 'England.',
  SCOTLAND: 'Scotland.',
  WALES: 'Wales.',
  NORTHERN_IRELAND: 'Northern Ireland.',
})
export type Nation = keyof typeof Nation

/** Null for any other text. */
export const findNation = (name: string): Nation | null => {
  const value = name.toUpperCase().replaceAll(' ', '_')
  return value in Nation ? (value as Nation) : null
}
