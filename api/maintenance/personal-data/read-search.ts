import { z } from 'zod'
import { check } from '../../server/errors.ts'
import type { PersonalDataTable } from './personal-data-map.ts'

const searchRules = z.object({
  search: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(3, 'Please type at least 3 characters').max(200, 'Please use at most 200 characters')),
})

export interface PersonSearch {
  search: string
  by: 'email' | 'phone' | 'name'
}

export const readPersonSearch = (typed: string): PersonSearch => {
  const { search } = check(searchRules, { search: typed })
  const isPhone = /^[\d\s+().\-/]+$/.test(search) && search.replace(/\D/g, '').length >= 6
  return { search, by: search.includes('@') ? 'email' : isPhone ? 'phone' : 'name' }
}

const is: Record<PersonSearch['by'], (column: string) => string> = {
  email: (column) => `email_key(${column}) = email_key($1)`,
  phone: (column) => `phone_tails(${column}) && array[phone_key($1)]`,
  name: (column) => `search_key(${column}) = search_key($1)`,
}
const isOfAccount = (by: PersonSearch['by'], column: string) =>
  `t.user_id in (select u.id from app_user u where ${is[by](column)})`
const formatMentionCondition = (by: PersonSearch['by'], { mentions = [], words }: PersonalDataTable) => {
  if (by === 'phone') return `digits_only(${mentions.join(', ')}) like contains_pattern(phone_key($1))`
  if (!words) return `lower_text(${mentions.join(', ')}) like contains_pattern($1)`
  const others = mentions.filter((column) => column !== words.of)
  return joinWithOr([
    `${words.in} @@ prefix_query($1) and lower_text(${words.of}) like contains_pattern($1)`,
    ...others.map((column) => `${column} is not null and lower_text(${column}) like contains_pattern($1)`),
  ])
}

const joinWithOr = (conditions: string[]) => (conditions.length ? conditions.join(' or ') : undefined)

/** For rows about the person $1; undefined if the table has no such columns. */
export const createConditions = (place: PersonalDataTable, by: PersonSearch['by']) => {
  const own = joinWithOr(
    (place[by] ?? []).map((column) => (column.startsWith('u.') ? isOfAccount(by, column) : is[by](column))),
  )
  const spoken = place.mentions && formatMentionCondition(by, place)
  if (!own && !spoken) return undefined
  const found = [own, spoken].filter(Boolean).join(' or ')
  return { own: own ? `coalesce(${own}, false)` : 'false', where: `(${place.only ?? 'true'}) and (${found})` }
}
