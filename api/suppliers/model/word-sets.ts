import { setImmediate as turn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { inMaintenance } from '../../database/maintenance.ts'
import { runSql, type Db } from '../../database/sql.ts'
import { log } from '../../server/log.ts'
import type { SearchTerm } from '../search/search.ts'
import { tsquery, Values } from '../search/supplier-conditions.ts'
import type { Columns } from './columns.ts'
import type { SlotSet } from './find-matches.ts'
import { allOf, readQuery, type TextQuery } from './rank-text.ts'

/** Kept by one process; the one that was asked for longest ago goes first. */
const bytesAtMost = 48 * 2 ** 20
/** What one takes beside its set, about. */
const bytesBeside = 500
/** The set of a term that more suppliers have is read behind the searches, and may take longer than a request. */
const readAtOnceUpTo = 2000
const waitingAtMost = 1000
const restAfterFailureMs = 60_000
/** So many ids are unpacked without letting others go on. */
const idsAtOnce = 20_000

/** A bit for each slot, or, where that is smaller, the slots themselves. */
interface Packed {
  isList: boolean
  set: Uint32Array
}

interface Kept extends Packed {
  /** How the term is asked for. */
  query: TextQuery | undefined
  /** How many changes of the columns are taken in. */
  changes: number
}

/** The suppliers that have a term, as sets of slots of these columns. */
export class WordSets {
  readonly #pool: Pool
  readonly #columns: Columns
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: bytesAtMost,
    sizeCalculation: ({ set }) => set.byteLength + bytesBeside,
  })
  readonly #waiting = new Map<string, Promise<unknown>>()
  #behind: Promise<unknown> = Promise.resolve()
  #restUntil = 0

  constructor(pool: Pool, columns: Columns) {
    this.#pool = pool
    this.#columns = columns
  }

  /** What is kept takes so many. */
  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /** A set for each term, with all that the columns have taken in; undefined where one is still to be read. */
  async of(terms: readonly SearchTerm[]): Promise<SlotSet[] | undefined> {
    const sets = await Promise.all(terms.map((term) => this.#setOf(term)))
    const ready = sets.filter((set) => set !== undefined)
    return ready.length === terms.length ? ready : undefined
  }

  /** How terms whose sets are kept are asked for. */
  queryOf(terms: readonly SearchTerm[]): TextQuery | undefined {
    const queries = terms.map((term) => this.#kept.get(keyOf(term))?.query)
    const known = queries.filter((query) => query !== undefined)
    return known.length === terms.length ? allOf(known) : undefined
  }

  /** Waits for the sets that are being read behind. */
  async settled(): Promise<void> {
    while (this.#waiting.size) await Promise.all(this.#waiting.values())
  }

  async #setOf(term: SearchTerm): Promise<SlotSet | undefined> {
    const key = keyOf(term)
    const kept = this.#kept.get(key)
    const changed = kept && this.#columns.changedSince(kept.changes)
    if (kept && changed) {
      if (changed.length) await this.#renew(key, term, kept, changed)
      return bitsOf(kept, this.#columns.length)
    }
    if (term.suppliers <= readAtOnceUpTo) return bitsOf(await this.#read(key, term), this.#columns.length)
    this.#readBehind(key, term)
    return undefined
  }

  /** One after the other: none of them is waited for. */
  #readBehind(key: string, term: SearchTerm) {
    if (this.#waiting.has(key) || this.#waiting.size >= waitingAtMost || performance.now() < this.#restUntil) return
    this.#behind = this.#behind
      .then(() => this.#read(key, term))
      .catch((error: unknown) => {
        this.#restUntil = performance.now() + restAfterFailureMs
        if (!this.#pool.ending) log.warn({ err: error }, 'the suppliers with a word could not be read')
      })
      .finally(() => this.#waiting.delete(key))
    this.#waiting.set(key, this.#behind)
  }

  async #read(key: string, term: SearchTerm): Promise<Kept> {
    const { changes } = this.#columns
    const values = new Values()
    const query = tsquery({ terms: [term] }, values)
    const text = `
      select string_agg(int4send(s.id), ''::bytea) ids, tsquerysend(${query}) query from supplier s
       where s.status = 'listed' and s.tsv @@ (${query})`
    const ask = (db: Db) => runSql<{ ids: Buffer | null; query: Buffer }>(db, text, values.list)
    const { rows } = await (term.suppliers <= readAtOnceUpTo
      ? ask(this.#pool)
      : inMaintenance(this.#pool, async (client) => {
          await runSql(client, `set local work_mem = '32MB'`) // else rows are told by their pages, and each text is looked at again
          return ask(client)
        }))
    const found = rows[0]?.ids ?? Buffer.alloc(0)
    const slots = new Uint32Array(found.length / 4)
    let count = 0
    for (let at = 0; at < found.length; at += 4) {
      const slot = this.#columns.slotOf(found.readInt32BE(at), count ? slots[count - 1]! + 1 : 0)
      if (slot !== undefined) slots[count++] = slot
      if (at % (4 * idsAtOnce) === 0) await turn()
    }
    const set = packed(slots.subarray(0, count), this.#columns.length)
    const kept = { ...set, query: readQuery(rows[0]!.query), changes }
    this.#kept.set(key, kept)
    return kept
  }

  /** Asks only of the suppliers that have changed whether they have the term. */
  async #renew(key: string, term: SearchTerm, kept: Kept, slots: readonly number[]) {
    const { changes, ids } = this.#columns
    const values = new Values()
    const text = `
      select s.id from supplier s
       where s.id = any(${values.add(slots.map((slot) => ids[slot]))}) and s.status = 'listed'
         and s.tsv @@ (${tsquery({ terms: [term] }, values)})`
    const { rows } = await runSql<{ id: number }>(this.#pool, text, values.list)
    const having = new Set(rows.map(({ id }) => id))
    const isIn = (slot: number) => having.has(ids[slot]!)
    if (kept.isList) {
      const changed = new Set(slots)
      const others = kept.set.filter((slot) => !changed.has(slot))
      Object.assign(kept, packed(Uint32Array.from([...others, ...slots.filter(isIn)]), this.#columns.length))
    } else for (const slot of slots) mark(kept, slot, isIn(slot))
    kept.changes = changes
    if (this.#kept.delete(key)) this.#kept.set(key, kept) // measured again: it may have grown
  }
}

const keyOf = ({ typed, alternatives, within }: SearchTerm) => JSON.stringify([typed, alternatives, within])

const packed = (slots: Uint32Array, length: number): Packed => {
  const isList = slots.length < length >> 5
  return { isList, set: isList ? slots.slice() : bitsOf({ isList: true, set: slots }, length) }
}

/** The bits of a set, at least so many: its own, or those of a list. */
const bitsOf = ({ isList, set }: Packed, length: number): SlotSet => {
  if (!isList) return set
  const bits = new Uint32Array((length >> 5) + 1)
  for (let at = 0; at < set.length; at++) bits[set[at]! >> 5]! |= 1 << (set[at]! & 31)
  return bits
}

const mark = (kept: Packed, slot: number, isIn: boolean) => {
  if (slot >> 5 >= kept.set.length) {
    const grown = new Uint32Array((slot >> 5) + 256)
    grown.set(kept.set)
    kept.set = grown
  }
  if (isIn) kept.set[slot >> 5]! |= 1 << (slot & 31)
  else kept.set[slot >> 5]! &= ~(1 << (slot & 31))
}
