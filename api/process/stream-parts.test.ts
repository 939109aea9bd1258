import { expect, test } from 'vitest'
import { inParts, readWhole } from './stream-parts.ts'

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
const tooLarge = () => new Error('too large')

test('parts have one size, except the last, wherever the chunks end', async () => {
  const parts = async (...texts: string[]) => {
    const found: string[] = []
    for await (const part of inParts(chunks(...texts), 3)) found.push(String(part))
    return found
  }
  expect(await parts('ab', 'cdefgh', 'i')).toEqual(['abc', 'def', 'ghi'])
  expect(await parts('a', 'bcde')).toEqual(['abc', 'de'])
  expect(await parts()).toEqual([])
})

test('a file of the largest size is read, one byte more is too large', async () => {
  expect(String(await readWhole(chunks('ab', 'c'), 3, tooLarge))).toBe('abc')
  await expect(readWhole(chunks('ab', 'cd'), 3, tooLarge)).rejects.toThrow('too large')
})
