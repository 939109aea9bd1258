import type { AttackPattern } from 'recheck'
import { expect, test } from 'vitest'
import { measureGrowth, maxGrowth, measureWork } from '../../api/testing/expect-linear.ts'
import { complaint, expressions, type Expression } from '../../api/testing/expressions.ts'
import { isLong } from '../../api/testing/long.ts'

/** Whether the attack takes more than linear time, and any time at all. */
const isHurt = ({ source, flags }: Expression, { pumps, suffix }: AttackPattern) => {
  const pumped = pumps.reduce((length, { pump }) => length + pump.length, 0)
  const attack = (size: number) =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(size / pumped))).join('') + suffix
  const expression = new RegExp(source, flags)
  const read = (text: string) => text.replace(expression, '')
  for (let size = 250; size < 50_000; size *= 2)
    if (measureWork(() => read(attack(size))) > 60) return measureGrowth(read, attack, size) > maxGrowth
  return false
}

test.runIf(isLong)(
  'a thorough search for attacks (minutes) finds no effective one',
  async () => {
    process.env.RECHECK_BACKEND = 'pure'
    const { check } = await import('recheck')
    const found: string[] = []
    for (const one of expressions.filter(({ bounded }) => !bounded)) {
      const answer = await check(one.source, one.flags, { timeout: 20_000 })
      if (answer.status !== 'vulnerable') continue
      const { complexity, attack } = answer
      if (complexity.type === 'exponential' || isHurt(one, attack)) found.push(`${complaint(one)}  ${attack.pattern}`)
    }
    expect(found).toEqual([])
  },
  1_800_000,
)
