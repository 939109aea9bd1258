import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { log } from '../../server/log.ts'
import type { Columns } from './columns.ts'
import { rankText, type Places, type TextQuery } from './rank-text.ts'

/** Held by one process. */
const bytesAtMost = 32 * 2 ** 20
/** Of a word of eight letters with its number, as measured. */
const bytesOfWord = 70
/** Read by one statement, and unpacked without letting others go on: some milliseconds. */
const textsAtOnce = 500
const restAfterFailureMs = 60_000
/** Once such a share of what was held has changed, all is read again. */
const changedAtMost = 1 / 8

/**
 * The lower half of a word's number, then its upper bits above how many places it has; the places follow. Words come in the order of
 * their numbers: common ones, which were seen first, are soon found.
 */
const unitsOfWord = 2
const placesAtMost = 0xff
const unitsAtMost = 0xffff

/**
 * The words of the best rated suppliers' texts with their places, some 350 bytes each: those are ranked here. They are read when the first
 * is asked for, and given up when they change.
 */
export class HeldTexts {
  readonly #pool: Pool
  readonly #columns: Columns
  readonly #atMost: number
  readonly #numbers = new Map<string, number>()
  #texts = new Uint16Array(0)
  /** Behind all texts; nothing begins at 0. */
  #end = 1
  /** Where a slot's text begins, with its length; 0 where it is not held. */
  #starts = new Uint32Array(0)
  #held = 0
  #changed = 0
  /** How many changes of the columns are taken in. */
  #changes = 0
  #reading: Promise<void> | undefined
  #restUntil = 0

  constructor(pool: Pool, columns: Columns, atMost = bytesAtMost) {
    this.#pool = pool
    this.#columns = columns
    this.#atMost = atMost
  }

  /** What is held takes about so many. */
  get bytes(): number {
    return this.#end * this.#texts.BYTES_PER_ELEMENT + this.#starts.byteLength + this.#numbers.size * bytesOfWord
  }

  /** Waits for the texts that are being read. */
  async settled(): Promise<void> {
    await this.#reading
  }

  /** Of each slot; NaN where its text is not held, or the query is one that is not ranked here. */
  ranksOf(query: TextQuery | undefined, slots: readonly number[]): Float32Array {
    const ranks = new Float32Array(slots.length).fill(NaN)
    if (!this.#isCurrent()) {
      this.#readBehind()
      return ranks
    }
    if (!query) return ranks
    const wanted = new Uint16Array(this.#numbers.size)
    const found: Places[] = query.words.map(() => ({ from: 0, count: 0 }))
    let last = -1
    for (const [at, word] of query.words.entries()) {
      const number = this.#numbers.get(word)
      if (number === undefined) continue
      wanted[number] = at + 1
      last = Math.max(last, number)
    }
    for (let at = 0; at < slots.length; at++) {
      const start = this.#starts[slots[at]!]
      if (!start) continue
      this.#find(start, wanted, last, found)
      ranks[at] = rankText(this.#texts, query, found)
    }
    return ranks
  }

  /** Where a text has the words that are wanted, the last of which has such a number. */
  #find(start: number, wanted: Uint16Array, last: number, found: readonly Places[]) {
    const texts = this.#texts
    for (const places of found) places.count = 0
    const end = start + 1 + texts[start]!
    for (let at = start + 1; at < end;) {
      const high = texts[at + 1]!
      const number = texts[at]! | ((high >> 8) << 16)
      if (number > last) return
      const count = high & placesAtMost
      const word = wanted[number]!
      at += unitsOfWord
      if (word) {
        found[word - 1]!.from = at
        found[word - 1]!.count = count
      }
      at += count
    }
  }

  /** False while they are read, and where so many have changed that they are to be read again. */
  #isCurrent(): boolean {
    if (this.#reading) return false
    this.#giveUpChanged()
    return this.#held > this.#changed / changedAtMost
  }

  #giveUpChanged() {
    const changed = this.#columns.changedSince(this.#changes)
    this.#changes = this.#columns.changes
    if (!changed) {
      this.#starts.fill(0)
      this.#changed = this.#held
    } else
      for (const slot of changed) {
        if (!this.#starts[slot]) continue
        this.#starts[slot] = 0
        this.#changed++
      }
  }

  #readBehind() {
    if (this.#reading || performance.now() < this.#restUntil) return
    this.#reading = this.#read()
      .catch((error: unknown) => {
        this.#held = 0
        this.#restUntil = performance.now() + restAfterFailureMs
        if (!this.#pool.ending) log.warn({ err: error }, 'the texts of the best rated suppliers could not be read')
      })
      .finally(() => (this.#reading = undefined))
  }

  async #read() {
    this.#numbers.clear()
    this.#texts = new Uint16Array(this.#atMost / 2) // what was never written takes no memory
    this.#end = 1
    this.#starts = new Uint32Array(this.#columns.ids.length)
    this.#held = 0
    this.#changed = 0
    this.#changes = this.#columns.changes
    for (const slots of this.#bestRated()) {
      const bytes = await this.#ask(slots)
      if (this.bytes + bytes.length > this.#atMost) break
      this.#unpack(bytes)
      this.#giveUpChanged() // also what has changed since it was asked for
      await turn()
    }
  }

  *#bestRated(): Generator<number[]> {
    let slots: number[] = []
    for (const list of this.#columns.bestRatedFirst())
      for (const slot of list) {
        if (slots.push(slot) < textsAtOnce) continue
        yield slots
        slots = []
      }
    if (slots.length) yield slots
  }

  async #ask(slots: readonly number[]): Promise<Buffer> {
    const text = `
      select string_agg(int4send(s.id) || tsvectorsend(s.tsv), ''::bytea) texts from supplier s
       where s.id = any($1) and s.status = 'listed'`
    const ids = slots.map((slot) => this.#columns.ids[slot])
    const { rows } = await runSql<{ texts: Buffer | null }>(this.#pool, text, [ids])
    return rows[0]?.texts ?? Buffer.alloc(0)
  }

  /** Of each text its words: their letters up to a 0, how many places they have, and these. */
  #unpack(bytes: Buffer) {
    const texts = this.#texts
    for (let at = 0; at < bytes.length;) {
      const slot = this.#columns.slotOf(bytes.readInt32BE(at))
      const words = new Float64Array(bytes.readInt32BE(at + 4)) // above where its places are, a word's number
      at += 8
      let isHeld = slot !== undefined
      for (let word = 0; word < words.length; word++) {
        const end = bytes.indexOf(0, at)
        const count = bytes.readUInt16BE(end + 1)
        if (!count || count > placesAtMost) isHeld = false
        words[word] = this.#numberOf(bytes.toString('utf8', at, end)) * 2 ** 32 + end + 1
        at = end + 3 + 2 * count
      }
      const start = this.#end
      let end = start + 1
      for (const word of words.sort()) {
        const number = Math.floor(word / 2 ** 32)
        const from = word % 2 ** 32
        const count = bytes.readUInt16BE(from)
        texts[end++] = number
        texts[end++] = ((number >> 16) << 8) | count
        for (let place = 1; place <= count; place++) texts[end++] = bytes.readUInt16BE(from + 2 * place)
      }
      if (!isHeld || end - start - 1 > unitsAtMost) continue
      texts[start] = end - start - 1
      this.#starts[slot!] = start
      this.#end = end
      this.#held++
    }
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    return number
  }
}
