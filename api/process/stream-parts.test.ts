import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inParts, readWhole, storePacked } from './stream-parts.ts'
import { withTemporaryFile } from './temporary-file.ts'

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

test('what cannot be stored is not written on, and the cause is reported', async () => {
  const writeForever = async (take: (text: string) => Promise<void>) => {
    for (;;) await take(randomBytes(100_000).toString('base64'))
  }
  const fail = async (packed: AsyncIterable<Buffer>) => {
    for await (const _ of packed) throw new Error('the disk is full')
  }
  await expect(storePacked(writeForever, fail)).rejects.toThrow('the disk is full')
})

test('a temporary file is gone after its use, even if that failed', async () => {
  let used = ''
  const write = async (path: string) => {
    await writeFile((used = path), 'half')
    throw new Error('cut off')
  }
  await expect(withTemporaryFile(write)).rejects.toThrow('cut off')
  expect([used !== '', existsSync(used)]).toEqual([true, false])
})
