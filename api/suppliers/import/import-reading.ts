import { runSql, type Db } from '../../database/sql.ts'
import { editDistance } from '../../text/edit-distance.ts'
import { createFingerprint } from '../../text/fingerprint.ts'
import { foldText } from '../../text/fold-letters.ts'
import { offeredServices } from '../rules/offered-services.rules.ts'
import { wordsAbroad } from '../search/words/synonyms.ts'
import type { ImportColumn } from './import-columns.ts'
import type { RecordRead } from './read-record.ts'

/** With a chosen reading, lines with unknown services are refused. */
export interface ImportReading {
  columns: readonly (ImportColumn | undefined)[]
  /** By lower-case name; an empty text leaves a service out. */
  services: Readonly<Record<string, string>>
}

/** The same file read in another way is another import. */
export const importKey = (digest: string, reading: ImportReading | undefined): string =>
  reading
    ? `${digest} ${createFingerprint({ columns: reading.columns.map((one) => one ?? ''), ...reading.services })}`
    : digest

const unknownService = 'services has an unknown one'

/** With a choice, lines with other unknown services are refused; without one, they stay with a suggestion. */
export const settleServices = async (
  db: Db,
  read: readonly RecordRead[],
  meant: ImportReading['services'] | undefined,
): Promise<RecordRead[]> => {
  const records = read.map(spellServices)
  const given = records.flatMap((one) => ('row' in one ? (one.row.services ?? []) : []))
  const unknown = await findUnknown(db, [...new Set(given)])
  const choices = new Map(Object.entries(meant ?? {}))
  return records.map((one): RecordRead => {
    if (!('row' in one) || !one.row.services) return one
    if (!meant) {
      const unknownNotes = one.row.services.filter((name) => unknown.has(name)).map(unknownText)
      return unknownNotes.length ? { ...one, notes: [...one.notes, ...unknownNotes] } : one
    }
    const { at, row } = one
    const settled = one.row.services.map((name) =>
      unknown.has(name) ? (choices.get(name.toLowerCase()) ?? { name }) : name,
    )
    const refused = settled.filter((service) => typeof service === 'object').map(({ name }) => name)
    if (refused.length)
      return { at, name: row.name, kind: 'refused', why: formatRefusal(refused), unknownServices: refused }
    const services = [
      ...new Set(settled.filter((service) => typeof service === 'string' && service !== '')),
    ] as string[]
    const left = row.services!.filter((name) => unknown.has(name) && choices.get(name.toLowerCase()) === '')
    const notes = left.map((name) => `left out: the service "${name}"`)
    const { services: _, ...rest } = row
    return { ...one, row: services.length ? { ...rest, services } : rest, notes: [...one.notes, ...notes] }
  })
}

const nearText = (name: string) => {
  const near = nearestServices(name).map((one) => `"${one}"`)
  return near.length ? `; did you mean ${near.join(' or ')}?` : ''
}

const unknownText = (name: string) => `the service "${name}" is not known here${nearText(name)}`

const formatRefusal = (names: readonly string[]) =>
  names.map((name) => `${unknownService} (it is "${name}")${nearText(name)}`).join('; ')

const offeredAbroad = wordsAbroad.flatMap(({ words, find }) => {
  const service = find.flatMap((word) => offeredServices.filter((name) => name.toLowerCase().startsWith(word)))[0]
  return service ? words.map((word) => [word, service] as const) : []
})
/** In lower case without accents, English last. */
const offered = new Map<string, string>([
  ...offeredAbroad,
  ...offeredServices.map((name) => [name.toLowerCase(), name] as const),
])
const asOffered = (name: string) => offered.get(foldText(name).trim())

const spellServices = (one: RecordRead): RecordRead =>
  'row' in one && one.row.services
    ? { ...one, row: { ...one.row, services: one.row.services.map((name) => asOffered(name) ?? name) } }
    : one

const findUnknown = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  if (!names.length) return new Set()
  const { rows } = await runSql<{ name: string }>(
    db,
    `select name from unnest($1::text[]) name where cardinality(to_service_groups(array[name])) = 0`,
    [names],
  )
  return new Set(rows.map(({ name }) => name).filter((name) => !asOffered(name)))
}

/** Nearest first; at most three. */
export const nearestServices = (name: string): string[] => {
  const typed = name.toLowerCase()
  const maxEdits = Math.max(2, Math.floor(typed.length / 3))
  return offeredServices
    .map((service) => {
      const word = service.toLowerCase()
      const isPart = typed.length >= 4 && (word.includes(typed) || typed.includes(word))
      return { service, edits: isPart ? 1 : editDistance(typed, word, maxEdits) }
    })
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ service }) => service)
}
