import { NumberSet } from './number-list.ts'

/** Pairs are kept in parts by their lower index, so many indexes each. */
const partSize = 2 ** 14
const base = 2 ** 26

/** Pairs of indexes, each once, in the order of the list: eight bytes a pair. */
export class PairList {
  private readonly parts: (NumberSet | undefined)[] = []
  /** How many were added; after `tidy` each counts once. */
  size = 0

  add(left: number, right: number) {
    const part = Math.floor(left / partSize)
    ;(this.parts[part] ??= new NumberSet()).push(left * base + right)
    this.size++
  }

  /** Keeps each pair once. Stops after each part, so that the process can serve others meanwhile. */
  *tidy(): Generator<undefined> {
    this.size = 0
    for (const part of this.parts) {
      this.size += part?.distinct().length ?? 0
      yield
    }
  }

  /** The pairs in batches, in order. Forgets them meanwhile. */
  *batches(size: number): Generator<(readonly [left: number, right: number])[]> {
    for (const [at, part] of this.parts.entries()) {
      const pairs = part?.sorted() ?? new Float64Array()
      for (let start = 0; start < pairs.length; start += size)
        yield Array.from(pairs.subarray(start, start + size), (pair) => [Math.floor(pair / base), pair % base] as const)
      this.parts[at] = undefined
    }
  }
}
