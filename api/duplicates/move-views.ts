import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Locks the counts until this transaction ends: the visit counters write many suppliers at once, in another order,
 * which could deadlock.
 */
const lockCounts = (em: EntityManager) => em.execute('lock table view_count in share row exclusive mode')

const add = 'on conflict (day, supplier_id) do update set times = view_count.times + excluded.times'

/** Adds a duplicate's views to those of the kept supplier; returns what was moved, by day. */
export const moveViews = async (
  em: EntityManager,
  duplicateId: number,
  keptId: number,
): Promise<Record<string, number>> => {
  await lockCounts(em)
  const moved = await em.execute<{ day: string; times: number }[]>(
    `with gone as (delete from view_count where supplier_id = ? returning day, times),
       added as (insert into view_count (day, supplier_id, times) select day, ?, times from gone ${add})
     select to_char(day, 'YYYY-MM-DD') as day, times from gone`,
    [duplicateId, keptId],
  )
  return Object.fromEntries(moved.map(({ day, times }) => [day, times]))
}

/** Takes these views from the kept supplier and gives them back to the duplicate; days deleted since stay deleted. */
export const giveViewsBack = async (
  em: EntityManager,
  keptId: number,
  duplicateId: number,
  views: Record<string, number>,
): Promise<void> => {
  if (!Object.keys(views).length) return
  await lockCounts(em)
  await em.execute(
    `with there as (
       select day, least(v.times, moved.value::int) as back, v.times > moved.value::int as is_more
         from jsonb_each_text(?::jsonb) moved join view_count v on v.day = moved.key::date where v.supplier_id = ?),
       gone as (delete from view_count v using there t where v.supplier_id = ? and v.day = t.day and not t.is_more),
       less as (update view_count v set times = v.times - t.back from there t where v.supplier_id = ? and v.day = t.day and t.is_more)
     insert into view_count (day, supplier_id, times) select day, ?, back from there ${add}`,
    [JSON.stringify(views), keptId, keptId, keptId, duplicateId],
  )
}
