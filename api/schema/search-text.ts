import { z } from 'zod'
import { check } from '../server/errors.ts'

/** Removes soft hyphens, zero-width and direction marks, and null. */
export const visibleText = (text: string): string => text.replace(/[\p{Cf}\0]/gu, '')

const searchRules = z.object({
  search: z
    .string()
    .max(200, 'Please use at most 200 characters')
    .transform((text) => visibleText(text).trim()),
})

export const checkSearch = (typed: string | null | undefined): string =>
  check(searchRules, { search: typed ?? '' }).search

export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 6)

export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** `value` adds a value and returns its placeholder. */
export const hasWord = (column: string, word: string, value: (one: unknown) => string): string =>
  `search_key(${column}) like search_key(${value(`%${literally(word)}%`)})`

export const beginsPostcode = (search: string): boolean => /^[a-z]{1,2}\d[a-z0-9]?( ?\d([a-z]{2})?)?$/i.test(search)
