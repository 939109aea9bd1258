import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { SearchTerm } from '../search/search.ts'
import { tsquery, Values } from '../search/supplier-conditions.ts'
import type { Columns } from './columns.ts'

/** Kept by one process; those of the terms that were asked for longest ago go first. */
const ranksAtMost = 100_000
const bytesOfOne = 40

/** Of more, each half is asked of another connection: PostgreSQL takes some microseconds for each text. */
const leastAtOnce = 100

interface Kept {
  /** By slot. */
  ranks: Map<number, number>
  /** How many changes of the columns are taken in. */
  changes: number
}

type Found = Map<number, number | undefined>
const isComplete = (found: Found): found is Map<number, number> => ![...found.values()].includes(undefined)

/** How well the texts of suppliers match terms: what ts_rank() says, asked once of each until it changes. */
export class Ranks {
  readonly #pool: Pool
  readonly #columns: Columns
  readonly #kept: LRUCache<string, Kept>

  constructor(pool: Pool, columns: Columns, atMost = ranksAtMost) {
    this.#pool = pool
    this.#columns = columns
    this.#kept = new LRUCache({ maxSize: atMost, sizeCalculation: ({ ranks }) => ranks.size + 1 })
  }

  /** What is kept takes about so many. */
  get bytes(): number {
    return this.#kept.calculatedSize * bytesOfOne
  }

  /** By slot; undefined where one of them was hidden a moment ago. */
  async of(terms: readonly SearchTerm[], slots: readonly number[]): Promise<ReadonlyMap<number, number> | undefined> {
    const key = JSON.stringify(terms.map(({ typed, alternatives, within }) => [typed, alternatives, within]))
    const { changes } = this.#columns
    const kept = this.#upToDate(key)
    const found = new Map(slots.map((slot) => [slot, kept.ranks.get(slot)]))
    const unknown = slots.filter((slot) => found.get(slot) === undefined)
    if (unknown.length) {
      const half = Math.max(leastAtOnce, Math.ceil(unknown.length / 2))
      const halves = [unknown.slice(0, half), unknown.slice(half)].filter(({ length }) => length)
      const ranks = (await Promise.all(halves.map((some) => this.#ask(terms, some)))).flat()
      for (const [at, slot] of unknown.entries()) found.set(slot, ranks[at] ?? undefined)
      this.#keep(key, kept, found, unknown, changes)
    }
    return isComplete(found) ? found : undefined
  }

  /** Without what has changed since it was asked for. */
  #upToDate(key: string): Kept {
    const { changes } = this.#columns
    const kept = this.#kept.get(key)
    const changed = kept && this.#columns.changedSince(kept.changes)
    if (!changed) return { ranks: new Map(), changes }
    for (const slot of changed) kept.ranks.delete(slot)
    kept.changes = changes
    return kept
  }

  #keep(key: string, kept: Kept, found: Found, slots: readonly number[], askedAt: number) {
    const changed = new Set(this.#columns.changedSince(askedAt) ?? slots)
    for (const slot of slots) {
      const rank = found.get(slot)
      if (rank !== undefined && !changed.has(slot)) kept.ranks.set(slot, rank)
    }
    this.#kept.delete(key) // what is set to what it is keeps its size
    this.#kept.set(key, kept)
  }

  async #ask(terms: readonly SearchTerm[], slots: readonly number[]): Promise<readonly (number | null)[]> {
    const values = new Values()
    const ids = values.add(slots.map((slot) => this.#columns.ids[slot]))
    const text = `
      select array_agg(ts_rank(s.tsv, ${tsquery({ terms }, values)})::float8 order by f.place) ranks
        from unnest(${ids}::int[]) with ordinality f(id, place) left join supplier s on s.id = f.id and s.status = 'listed'`
    const { rows } = await runSql<{ ranks: (number | null)[] }>(this.#pool, text, values.list)
    return rows[0]!.ranks
  }
}
