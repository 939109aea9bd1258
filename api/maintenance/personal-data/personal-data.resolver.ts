import { z } from 'zod'
import { Arg, Authorized, Ctx, Query, Resolver, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, PayloadMutation } from '../../schema/types.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { readRows, runSql, type Db } from '../../database/sql.ts'
import { badInput, check } from '../../server/errors.ts'
import { groupBy } from '../../text/group-by.ts'
import {
  personalDataTables,
  PersonalDataKind,
  ErasureStep,
  type ErasureRule,
  type PersonalDataTable,
} from './personal-data-map.ts'
import { GraphQLJSON } from 'graphql-scalars'
import { Weight } from '../../process/weight.ts'

/** The rest appear after these are erased. */
const maxEntries = 300

const maxOtherNames = 6

@ObjectType({ description: 'An entry of a person’s data.' })
class PersonalDataEntry {
  @Field(() => ID, { description: 'Its id for `entryIds`.' }) id!: string
  @Field(() => PersonalDataKind, { description: 'The kind of entry.' }) kind!: PersonalDataKind
  @Field(() => Date, { description: 'When it was stored.' }) at!: Date
  @Field(() => Boolean, {
    description:
      'Whether it contains exactly this email address or phone number; otherwise it only has or mentions the name.',
  })
  isOwn!: boolean
  @Field(() => GraphQLJSON, { description: 'The stored values, each with a label.' }) facts!: [string, string][]
  @Field(() => ErasureStep, { description: 'The effect of erasing.' }) step!: ErasureStep
  @Field(() => String, nullable('What is removed, or why it stays.')) words!: string | null
}

@ObjectType({ description: 'All data stored about a person.' })
class PersonalData {
  @Weight(400, maxEntries)
  @Field(() => [PersonalDataEntry], {
    description: `Stored data by kind, newest first; at most ${maxEntries} entries.`,
  })
  entries!: PersonalDataEntry[]
  @Field(() => Boolean, { description: 'Whether there is more.' }) isMore!: boolean
  @Field(() => [String], {
    description: `Other email addresses, phone numbers and names in the results, at most ${maxOtherNames}, to search for as well.`,
  })
  alsoKnownBy!: string[]
}

const ReviewErasure = enumType('ReviewErasure', 'What happens to a person’s published reviews.', {
  ANONYMISE: 'Name and email address are erased; rating and text stay.',
  DELETE: 'They are deleted, and the supplier’s rating is recomputed.',
})
type ReviewErasure = keyof typeof ReviewErasure

const search = { description: 'An email address, a phone number or a name, in 3 to 200 characters.' }

@InputType({ description: 'The person whose data to export.' })
class ExportPersonalDataInput {
  @Field(() => String, search) search!: string
  @Field(() => [ID], { description: `The ids of entries from \`personalData\`, at most ${maxEntries}.` })
  entryIds!: string[]
}

@InputType({ description: 'The person and the entries to erase.' })
class ErasePersonalDataInput extends ExportPersonalDataInput {
  @Field(() => ReviewErasure, { description: 'What happens to published reviews.' }) reviews!: ReviewErasure
  @Field(() => String, { description: 'The text of `search` again, for confirmation: erasing cannot be undone.' })
  confirmation!: string
}

@ObjectType({ description: 'What was erased.' })
class Erasure {
  @Field(() => Int, { description: 'Entries that were deleted.' }) deletedCount!: number
  @Field(() => Int, { description: 'Entries from which the person’s data was removed.' }) blankedCount!: number
  @Field(() => Int, { description: 'Entries that stay.' }) retainedCount!: number
}

const searchRules = z.object({
  search: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(3, 'Please type at least 3 characters').max(200, 'Please use at most 200 characters')),
})

interface PersonSearch {
  search: string
  by: 'email' | 'phone' | 'name'
}

const readPersonSearch = (typed: string): PersonSearch => {
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

const maxRows = 100

type Row = Pick<PersonalDataEntry, 'id' | 'at' | 'isOwn' | 'facts'>

const personalDataKinds = Object.values(PersonalDataKind)

const findPersonalData = async (db: Db, typed: string): Promise<PersonalData> => {
  const search = readPersonSearch(typed)
  const found: PersonalDataEntry[] = []
  let isMore = false
  for (const kind of personalDataKinds) {
    const rows = await findInTable(db, personalDataTables[kind], search)
    isMore ||= rows.length > maxRows
    found.push(...rows.slice(0, maxRows).map((row) => toEntry(kind, row)))
  }
  const entries = found.slice(0, maxEntries)
  return { entries, isMore: isMore || found.length > maxEntries, alsoKnownBy: othersIn(entries, search) }
}

const findInTable = async (db: Db, place: PersonalDataTable, { search, by }: PersonSearch): Promise<Row[]> => {
  const conditions = createConditions(place, by)
  if (!conditions) return []
  const facts = Object.entries(place.shown).map(([label, column]) => `jsonb_build_array('${label}', (${column})::text)`)
  const text = `
    select (${place.id ?? 't.id'})::text id, ${place.at} at, ${by === 'name' ? 'false' : conditions.own} "isOwn",
           jsonb_build_array(${facts.join(', ')}) facts
      from ${place.table} t where ${conditions.where} order by 3 desc, 2 desc, 1 limit ${maxRows + 1}`
  return readRows<Row>(db, text, [search])
}

const toEntry = (kind: PersonalDataKind, { id, facts, ...row }: Row): PersonalDataEntry => ({
  ...row,
  id: `${kind}:${id}`,
  kind,
  facts: facts.filter(([, value]) => value !== null && value !== ''),
  ...toErasureStep(personalDataTables[kind].upon),
})

const toErasureStep = (upon: ErasureRule): { step: ErasureStep; words: string | null } => {
  if ('delete' in upon) return { step: 'DELETE', words: null }
  return 'keep' in upon ? { step: 'KEEP', words: upon.keep } : { step: 'BLANK', words: upon.words }
}

const identifyingLabels = new Set(['Name', 'Email', 'Contact email', 'Phone'])

const othersIn = (entries: readonly PersonalDataEntry[], { search }: PersonSearch): string[] => {
  const key = (text: string) => text.toLowerCase().replace(/\s+/g, '')
  const others = new Map<string, string>()
  for (const { isOwn, kind, facts } of entries) {
    if (!isOwn || kind === 'LISTING') continue
    for (const [label, value] of facts)
      if (identifyingLabels.has(label) && key(value) !== key(search)) others.set(key(value), value)
  }
  return [...others.values()].slice(0, maxOtherNames)
}

const isKind = (text: string): text is PersonalDataKind => Object.hasOwn(PersonalDataKind, text)

const chooseEntries = (requestedIds: readonly string[]): Map<PersonalDataKind, string[]> => {
  if (!requestedIds.length || requestedIds.length > maxEntries)
    throw badInput({ entryIds: `Please choose 1 to ${maxEntries} entries` })
  const chosen = new Map<PersonalDataKind, string[]>()
  for (const entry of new Set(requestedIds)) {
    const [kind = '', ...rest] = entry.split(':')
    const id = rest.join(':')
    if (!isKind(kind) || !id || id.length > 200) throw badInput({ entryIds: 'This entry does not exist' })
    chosen.set(kind, [...(chosen.get(kind) ?? []), id])
  }
  return chosen
}

/** The audit log has counts only. */
const exportPersonalData = (context: Context, { search, entryIds }: ExportPersonalDataInput): Promise<string> => {
  const admin = requireAdmin(context)
  chooseEntries(entryIds)
  return context.em.transactional(async (em) => {
    const { entries } = await findPersonalData(em, search)
    const chosen = entries.filter(({ id }) => entryIds.includes(id))
    const kinds = [...groupBy(chosen, ({ kind }) => kind)]
    await recordAction(em, admin, {
      action: 'personal_data.export',
      after: Object.fromEntries(kinds.map(([kind, those]) => [kind, those.length])),
    })
    const data = kinds.map(([kind, those]) => [
      kind.toLowerCase(),
      those.map(({ at, facts }) => ({ storedSince: at, ...Object.fromEntries(facts) })),
    ])
    const file = {
      site: context.env.SITE_NAME,
      about: search.trim(),
      madeAt: new Date(),
      data: Object.fromEntries(data),
    }
    return JSON.stringify(file, undefined, 2)
  })
}

/** All or nothing; can be repeated. */
const erasePersonalData = (
  context: Context,
  { search: typed, entryIds, reviews, confirmation }: ErasePersonalDataInput,
): Promise<Erasure> => {
  const admin = requireAdmin(context)
  const search = readPersonSearch(typed)
  const chosen = chooseEntries(entryIds)
  if (confirmation.trim().toLowerCase() !== search.search.toLowerCase())
    throw badInput({ confirmation: `Please type ${search.search} to confirm` })
  return context.em.transactional(async (em) => {
    const done = { deleted: {}, blanked: {}, retained: {} } as Record<Outcome, Record<string, number>>
    for (const kind of personalDataKinds) {
      const ids = chosen.get(kind)
      if (!ids) continue
      const { outcome, count } = await eraseIn(em, kind, ids, search, reviews)
      if (count) done[outcome][kind] = count
    }
    const erasure = {
      deletedCount: sumCounts(done.deleted),
      blankedCount: sumCounts(done.blanked),
      retainedCount: sumCounts(done.retained),
    }
    if (erasure.deletedCount + erasure.blankedCount)
      await recordAction(em, admin, { action: 'personal_data.erase', after: done })
    return erasure
  })
}

type Outcome = 'deleted' | 'blanked' | 'retained'

const sumCounts = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const eraseIn = async (
  db: Db,
  kind: PersonalDataKind,
  requestedIds: readonly string[],
  { search, by }: PersonSearch,
  reviews: ReviewErasure,
): Promise<{ outcome: Outcome; count: number }> => {
  const place = personalDataTables[kind]
  const { upon } = personalDataTables[kind === 'REVIEW' && reviews === 'DELETE' ? 'UNPUBLISHED_REVIEW' : kind]
  if ('keep' in upon) return { outcome: 'retained', count: requestedIds.length }
  const where = createConditions(place, by)?.where ?? 'false'
  const { rows } = await runSql<{ id: number }>(
    db,
    `select t.id from ${place.table} t where t.id::text = any($2) and ${where} order by t.id for update`,
    [search, requestedIds],
  )
  const ids = rows.map(({ id }) => id)
  if ('delete' in upon) {
    if (upon.first) await runSql(db, upon.first, [ids])
    await runSql(db, `delete from ${place.table} where id = any($1)`, [ids])
    return { outcome: 'deleted', count: ids.length }
  }
  await runSql(db, `update ${place.table} t set ${upon.set} where t.id = any($1)`, [ids])
  return { outcome: 'blanked', count: ids.length }
}

@Authorized('ADMIN')
@Resolver()
export class PersonalDataResolver {
  @Query(
    () => PersonalData,
    nullable('All data stored about a person, and the effect of erasing it. For administrators.'),
  )
  personalData(
    @Ctx() { pool }: Context,
    @Arg('search', () => String, { description: 'An email address, a phone number or a name.' }) search: string,
  ): Promise<PersonalData> {
    return findPersonalData(pool, search)
  }

  @PayloadMutation(
    'Exports a person’s data to a file, and records that in the audit log. For administrators.',
    ExportPersonalDataInput,
    { file: [() => String, 'All of it as JSON, for the person.'] },
  )
  exportPersonalData = exportPersonalData

  @PayloadMutation('Erases a person’s data, except what must stay. For administrators.', ErasePersonalDataInput, {
    erasure: [() => Erasure, 'The result; empty if it had already been done.'],
  })
  erasePersonalData = erasePersonalData
}
