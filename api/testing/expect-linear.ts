import { expect } from 'vitest'

/** CPU time in ms, the minimum of three runs. */
export const measureWork = (work: () => unknown) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage().user
      work()
      return (process.cpuUsage().user - before) / 1000
    }),
  )

const grain = 20

/** For four times the text: about four if linear, more than ten if quadratic. */
export const measureGrowth = (
  read: (text: string) => unknown,
  text: (size: number) => string,
  length: number,
): number => {
  read(text(length / 10))
  const [short, long] = [text(length), text(4 * length)].map((one) => measureWork(() => read(one)))
  return long! / (short! + grain)
}
export const maxGrowth = 10

/** CPU time excludes other programs, and a ratio is independent of the machine. */
export const expectLinear = (read: (text: string) => unknown, piece: string, length: number) =>
  expect(measureGrowth(read, (size) => piece.repeat(Math.ceil(size / piece.length)), length)).toBeLessThan(maxGrowth)
