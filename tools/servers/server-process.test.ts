import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../api/testing/test-database.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { startServer } from './server-process.ts'

const database = await testDatabase()
const undo: Undo = []
afterAll(async () => {
  for (const step of undo) await step()
  await database.close()
})

test('PostGraphile prints nothing about our tables before the benchmark’s', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const { url } = await startServer('../packages/postgraphile-server.ts', database.url, undo)
    const body = JSON.stringify({ query: '{ allSuppliers(first: 1) { nodes { rowId } } }' })
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(await answer.json()).toEqual({ data: { allSuppliers: { nodes: [] } } })
    expect(write.mock.calls.map(([text]) => text).join('')).toBe('')
  } finally {
    write.mockRestore()
  }
})

test('a server that does not start gives the reason in one line', async () => {
  const starting = startServer('reference/cards.tsx', database.url, undo, { CARDS_FROM: 'http://127.0.0.1:1' })
  await expect(starting).rejects.toThrow(/^reference\/cards\.tsx does not start: fetch failed$/)
})
