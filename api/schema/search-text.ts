import { z } from 'zod'
import { check } from '../server/errors.ts'

/** A text as people see it: without soft hyphens, zero-width signs, marks of direction, and null characters. */
export const visibleText = (text: string): string => text.replace(/[\p{Cf}\0]/gu, '')

const searchRules = z.object({
  search: z
    .string()
    .max(200, 'Please use at most 200 characters')
    .transform((text) => visibleText(text).trim()),
})

/**
 * What was typed to search the office with, without the spaces around it; '' for nothing.
 * @throws BAD_USER_INPUT naming `search` beyond 200 characters.
 */
export const checkSearch = (typed: string | null | undefined): string =>
  check(searchRules, { search: typed ?? '' }).search

/** Its words, up to six of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 6)

/** A text for `like` that stands for itself alone. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The condition that a column has a word, accents and capitals aside; `value` adds a value and answers its parameter. */
export const hasWord = (column: string, word: string, value: (one: unknown) => string): string =>
  `search_key(${column}) like search_key(${value(`%${literally(word)}%`)})`

/** Whether it is the beginning of a British postcode, from its outward code on. */
export const beginsPostcode = (search: string): boolean => /^[a-z]{1,2}\d[a-z0-9]?( ?\d([a-z]{2})?)?$/i.test(search)
