import { bulkLoad } from '../database/bulk-load.ts'
import type { Database } from '../database/orm.ts'
import { lockSuppliers, mergeSupplier } from '../duplicates/merge-supplier.ts'
import { undoMerge } from '../duplicates/undo-merge.ts'
import type { Context, Viewer } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { Random } from '../process/random.ts'
import { deleteSupplier } from '../suppliers/admin/delete-supplier.ts'
import { setHidden } from '../suppliers/admin/mark-supplier.ts'
import { findSuppliers } from '../suppliers/find-supplier.ts'
import { build } from './build/supplier.factory.ts'
import { profileJson } from '../suppliers/supplier-answers.ts'

export interface SupplierUpdate {
  id: number
  supplier: object | null
}

export const apply = (copy: Map<number, object>, { id, supplier }: SupplierUpdate) => {
  if (supplier) copy.set(id, supplier)
  else copy.delete(id)
}

export const listed = async ({ pool }: Pick<Database, 'pool'>): Promise<Map<number, object>> => {
  const { rows } = await pool.query<{ id: number }>("select id from supplier where status = 'listed' order by id")
  const ids = rows.map((row) => row.id)
  const parts = Array.from({ length: Math.ceil(ids.length / 100) }, (_, at) => ids.slice(at * 100, at * 100 + 100))
  const suppliers = (await Promise.all(parts.map((part) => findSuppliers(pool, part)))).flat()
  return new Map(
    suppliers.flatMap((one) => (one ? [[one.id, JSON.parse(JSON.stringify(profileJson(one))) as object]] : [])),
  )
}

/** Codes of conflicts with a concurrent edit: a deadlock, or a deleted supplier. */
const crossed = new Set(['40P01', '23503'])

/** `refused` counts those that are not allowed. */
export const randomEdits = (database: Database, contextFor: () => Context, admin: Viewer, seed: number) => {
  const { pool } = database
  const make = build(pool)
  const random = new Random(seed)
  const merges: number[] = []
  const made: Record<string, number> = {}
  const some = (ids: number[], count: number) => Array.from({ length: count }, () => random.pick(ids))

  const merge = ([one, other]: number[]) =>
    contextFor().em.transactional(async (em) => {
      const rows = await lockSuppliers(em, [one!, other!])
      const [survivor, duplicate] = [rows.get(one!), rows.get(other!)]
      if (one === other || survivor?.status !== 'listed' || duplicate?.status !== 'listed') throw refused()
      merges.push(await mergeSupplier(em, admin, survivor, duplicate, 'the same'))
    })
  const loadInBulk = (ids: number[]) =>
    bulkLoad(pool, async (client) => {
      await client.query(
        "insert into supplier (name, status, services) select 'Loaded ' || n, 'listed', '{Blinds}' from generate_series(1, 5) n",
      )
      await client.query("update supplier set address = $2 || ' High Street' where id = any($1)", [
        some(ids, 20),
        random.int(1, 99),
      ])
    })

  const ways: [weight: number, name: string, (ids: number[]) => Promise<unknown>][] = [
    [30, 'edited', (ids) => write("phone = $2, name = 'Shop ' || $2", random.pick(ids), random.int(0, 1e9))],
    [5, 'saved as it was', (ids) => write('name = name, updated_at = now()', random.pick(ids))],
    [7, 'added', () => make.supplier({ name: `New ${random.next()}`, county: null })],
    [8, 'reviewed', (ids) => make.review(random.pick(ids), { rating: random.int(1, 5) })],
    [4, 'review taken away', (ids) => pool.query('delete from review where supplier_id = $1', [random.pick(ids)])],
    [4, 'rated elsewhere', (ids) => rateElsewhere(random.pick(ids))],
    [
      14,
      'hidden or shown',
      (ids) => setHidden(contextFor(), admin, { id: String(random.pick(ids)), isHidden: random.chance(0.4) }),
    ],
    [
      7,
      'deleted',
      (ids) => deleteSupplier(contextFor(), admin, { id: String(random.pick(ids)), reason: 'Asked for it' }),
    ],
    [11, 'merged', (ids) => merge(some(ids, 2))],
    [6, 'merge undone', () => undoMerge(contextFor().em, admin, String(merges.splice(-random.int(1, 9), 1)[0] ?? 0))],
    [3, 'many edited by one statement', (ids) => write('city = $2', some(ids, 20), `Town ${random.int(1, 9)}`)],
    [1, 'loaded in bulk', loadInBulk],
  ]
  const write = (set: string, ids: number | number[], ...values: unknown[]) =>
    pool.query(`update supplier set ${set} where id = any($1)`, [[ids].flat(), ...values.map(String)])
  const rateElsewhere = (id: number) =>
    pool.query(
      `insert into external_rating (supplier_id, source, rating, fetched_at) values ($1, 'Yell', $2, now())
       on conflict (supplier_id, source) do update set rating = excluded.rating`,
      [id, random.int(10, 50) / 10],
    )

  const chosen = () => {
    let left = random.next() * 100
    return ways.find(([weight]) => (left -= weight) < 0)!
  }
  return {
    made,
    edit: async () => {
      const { rows } = await pool.query<{ id: number }>(
        "select id from supplier where status in ('listed', 'hidden') order by id",
      )
      const ids = rows.map((row) => row.id)
      const [, name, way] = ids.length < 15 ? ways[2]! : chosen()
      const outcome = await way(ids).then(
        () => name,
        (error: unknown) => {
          if (error instanceof PublicError || crossed.has(String((error as { code?: string }).code))) return 'refused'
          throw error
        },
      )
      made[outcome] = (made[outcome] ?? 0) + 1
    },
  }
}

const refused = () => new PublicError('CONFLICT', 'One of them is not listed.')
