import { recordAction } from '../../accounts/audit/record-action.ts'
import { runSql, type Db } from '../../database/sql.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'
import { chooseEntries } from './choose-entries.ts'
import { personalDataKinds } from './find-personal-data.ts'
import type { ErasePersonalDataInput, Erasure, ReviewErasure } from './personal-data.types.ts'
import type { PersonalDataKind } from './personal-data-kind.ts'
import { personalDataTables, type ErasureRule } from './personal-data-map.ts'
import { createConditions, readSearch, type PersonSearch } from './read-search.ts'

/**
 * Erases the chosen data of a person, all or nothing. Entries that no longer concern the person are skipped, so it can
 * be repeated.
 * The audit log records counts per kind, without the person.
 * @throws BAD_USER_INPUT naming `search`, `entryIds` or `confirmation`.
 */
export const erasePersonalData = (
  { em }: Context,
  admin: Viewer,
  { search: typed, entryIds, reviews, confirmation }: ErasePersonalDataInput,
): Promise<Erasure> => {
  const search = readSearch(typed)
  const chosen = chooseEntries(entryIds)
  if (confirmation.trim().toLowerCase() !== search.search.toLowerCase())
    throw badInput({ confirmation: `Please type ${search.search} to confirm` })
  return em.transactional(async (em) => {
    const done = { deleted: {}, blanked: {}, kept: {} } as Record<Outcome, Record<string, number>>
    for (const kind of personalDataKinds) {
      const ids = chosen.get(kind)
      if (!ids) continue
      const { outcome, count } = await eraseIn(em, kind, ids, search, reviews)
      if (count) done[outcome][kind] = count
    }
    const erasure = {
      deletedCount: sumCounts(done.deleted),
      blankedCount: sumCounts(done.blanked),
      keptCount: sumCounts(done.kept),
    }
    if (erasure.deletedCount + erasure.blankedCount)
      await recordAction(em, admin, { action: 'personal_data.erase', subject: 'personal_data', after: done })
    return erasure
  })
}

type Outcome = 'deleted' | 'blanked' | 'kept'

const sumCounts = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const uponErasing = (kind: PersonalDataKind, reviews: ReviewErasure): ErasureRule =>
  personalDataTables[kind === 'REVIEW' && reviews === 'DELETE' ? 'UNPUBLISHED_REVIEW' : kind].upon

const eraseIn = async (
  db: Db,
  kind: PersonalDataKind,
  requestedIds: readonly string[],
  { search, by }: PersonSearch,
  reviews: ReviewErasure,
): Promise<{ outcome: Outcome; count: number }> => {
  const place = personalDataTables[kind]
  const upon = uponErasing(kind, reviews)
  if ('keep' in upon) return { outcome: 'kept', count: requestedIds.length }
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
