import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { testFolder } from '../testing/test-folder.ts'
import { mapStack } from './map-stack.ts'

const folder = await testFolder('directory-stacks')
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a stack trace of the built server names the sources; unknown places stay', async () => {
  const built = join(folder, 'dist/server-0123456789abcdef')
  await mkdir(built, { recursive: true })
  const map = { version: 3, sources: ['../../api/main.ts'], names: [], mappings: ';;AAAA' }
  await writeFile(join(built, 'main.js.map'), JSON.stringify(map))
  const at = (path: string) => pathToFileURL(join(folder, path)).href
  const stack = (first: string) =>
    `Error: no at (file:///dist/server-0/main.js:1:1)
    at start (${first})
    at async ${at('dist/server-0123456789abcdef/other.js')}:7:1
    at node:internal/main:3:2`
  expect(mapStack(stack(`${at('dist/server-0123456789abcdef/main.js')}:3:1`))).toBe(stack(`${at('api/main.ts')}:1:1`))
})
