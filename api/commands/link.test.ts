import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const endLinked = 'data:text/javascript,process.exit(0)'

test('every import of a program also works in node, which finds fewer names in CommonJS than the tests do', async () => {
  const programs = [
    'api/commands/*.ts',
    'api/main.ts',
    'api/start/start.ts',
    'api/build/build.ts',
    'api/**/*-thread.ts',
    'tools/{commands,bench,faults}/*.ts',
  ]
  const files = globSync([...programs, 'codegen.ts'], { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(40)
  const imports = [endLinked, ...files.map((file) => `./${file}`)].map((name) => `import ${JSON.stringify(name)}`)
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', imports.join('\n')],
    { cwd: root },
  )
})
