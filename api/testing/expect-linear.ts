import { expect } from 'vitest'

/** The CPU time of a piece of work, the least of three, in milliseconds. */
export const workOf = (work: () => unknown) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage().user
      work()
      return (process.cpuUsage().user - before) / 1000
    }),
  )

/** Below this, in milliseconds, the CPU's clock says nothing. */
const grain = 20

/** How much more work four times the text is: some four times; more than ten times where the work is quadratic. */
export const growthOf = (read: (text: string) => unknown, text: (size: number) => string, length: number): number => {
  read(text(length / 10))
  const [short, long] = [text(length), text(4 * length)].map((one) => workOf(() => read(one)))
  return long! / (short! + grain)
}
/** More growth than this is not linear. */
export const mostGrowth = 10

/**
 * Expects four times the text to take some four times the work; quadratic work would be sixteen times as much. CPU time,
 * since other programs do not count in it, and a ratio, since machines differ.
 * @param length of the shorter text, made of `piece` over and over
 */
export const expectLinear = (read: (text: string) => unknown, piece: string, length: number) =>
  expect(growthOf(read, (size) => piece.repeat(Math.ceil(size / piece.length)), length)).toBeLessThan(mostGrowth)
