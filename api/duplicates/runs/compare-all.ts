import type { Pool } from 'pg'
import { readRarity } from '../compare/commonness.ts'
import { comparePairs } from '../compare/find-pairs.ts'
import { supplierSource, type ResumePosition } from '../compare/supplier-source.ts'
import { toFoundRow, type FoundRow } from './found-pairs.ts'

export interface Step {
  suppliers: number
  pairs: number
  compared: number
  /** Where to resume; null at the start of the real or the demo suppliers. */
  position: ResumePosition | null
  isInDemo: boolean
  found: FoundRow[]
}

/** Some ten thousand suppliers or pairs. */
const stepsAtATime = 20

export const rareBelow = 5

export interface Start {
  isInDemo: boolean
  position: ResumePosition | null
  compared: number
}

export async function* compareAll(pool: Pool, start: Start): AsyncGenerator<Step> {
  const rarity = await readRarity(pool, null, rareBelow)
  let [suppliers, before] = [0, start.compared]
  for (const isInDemo of [false, true]) {
    if (start.isInDemo && !isInDemo) continue
    const from = isInDemo === start.isInDemo ? start.position : null
    const source = supplierSource(pool, isInDemo, from)
    let step: Step = { suppliers, pairs: before, compared: before, position: from, isInDemo, found: [] }
    let steps = 0
    for await (const { listings, pairs, compared, doneTo, found } of comparePairs(source, rarity)) {
      step = {
        suppliers: suppliers + listings,
        pairs: before + pairs,
        compared: before + compared,
        position: (pairs ? source.findPosition(doneTo) : null) ?? from,
        isInDemo,
        found: [
          ...step.found,
          ...found.flatMap((one) => toFoundRow(source.ids[one.left]!, source.ids[one.right]!, one) ?? []),
        ],
      }
      if (++steps % stepsAtATime === 0) {
        yield step
        step = { ...step, found: [] }
      }
    }
    yield step
    suppliers = step.suppliers
    before = step.compared
  }
}
