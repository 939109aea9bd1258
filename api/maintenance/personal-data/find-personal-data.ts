import { runSql, type Db } from '../../database/sql.ts'
import { PersonalDataKind, type ErasureStep } from './personal-data-kind.ts'
import { maxOtherNames, maxEntries, type PersonalData, type PersonalDataEntry } from './personal-data.types.ts'
import { personalDataTables, type ErasureRule, type PersonalDataTable } from './personal-data-map.ts'
import { createConditions, readSearch, type PersonSearch } from './read-search.ts'

const maxRows = 100

type Row = Pick<PersonalDataEntry, 'id' | 'at' | 'isOwn' | 'facts'>

/** The kinds, in display order. */
export const personalDataKinds = Object.values(PersonalDataKind)

/**
 * Finds all data on the person behind an email address, phone number or name, by kind.
 * @throws BAD_USER_INPUT naming `search`.
 */
export const findPersonalData = async (db: Db, typed: string): Promise<PersonalData> => {
  const search = readSearch(typed)
  const found: PersonalDataEntry[] = []
  let isMore = false
  for (const kind of personalDataKinds) {
    const rows = await findIn(db, personalDataTables[kind], search)
    isMore ||= rows.length > maxRows
    found.push(...rows.slice(0, maxRows).map((row) => toEntry(kind, row)))
  }
  const entries = found.slice(0, maxEntries)
  return { entries, isMore: isMore || found.length > maxEntries, alsoKnownBy: othersIn(entries, search) }
}

const findIn = async (db: Db, place: PersonalDataTable, { search, by }: PersonSearch): Promise<Row[]> => {
  const conditions = createConditions(place, by)
  if (!conditions) return []
  const facts = Object.entries(place.shown).map(([label, column]) => `jsonb_build_array('${label}', (${column})::text)`)
  const text = `
    select (${place.id ?? 't.id'})::text id, ${place.at} at, ${by === 'name' ? 'false' : conditions.own} "isOwn",
           jsonb_build_array(${facts.join(', ')}) facts
      from ${place.table} t where ${conditions.where} order by 3 desc, 2 desc, 1 limit ${maxRows + 1}`
  return (await runSql<Row>(db, text, [search])).rows
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

/** Other contact details of the person, from entries with exactly this address or number. */
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
