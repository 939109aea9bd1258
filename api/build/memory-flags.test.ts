import { spawn } from 'node:child_process'
import { writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { testFolder } from '../testing/test-folder.ts'

const folder = await testFolder('directory-frugally')
afterAll(() => rm(folder, { recursive: true, force: true }))
const program = join(folder, 'program.js')
await writeFile(
  program,
  `import { applyMemoryFlags } from ${JSON.stringify(join(import.meta.dirname, 'memory-flags.js'))}
   process.constrainedMemory = () => Number(process.argv[2])
   applyMemoryFlags()
   const names = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']
   console.log(JSON.stringify([process.pid, process.execArgv, process.argv.slice(2), ...names.map((name) => process.env[name])]))`,
)

const run = async (memory: number, env: NodeJS.ProcessEnv) => {
  const options = ['--max-old-space-size=64']
  const child = spawn(process.execPath, [...options, program, String(memory), 'main'], { env })
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  return [said.trim().replace(`[${child.pid},`, '[same,'), complaints]
}

test.runIf(process.platform === 'linux')(
  'below 2 GB the process restarts with an allocator that returns memory, unless the operator chose otherwise',
  async () => {
    const expectedOutput = (memory: number, ...settings: (string | null)[]) =>
      JSON.stringify(['same', ['--max-old-space-size=64'], [String(memory), 'main'], ...settings]).replace(
        '"same"',
        'same',
      )
    expect(await run(1e9, {})).toEqual([expectedOutput(1e9, '2', '131072', '131072'), ''])
    expect(await run(1e9, { MALLOC_ARENA_MAX: '1' })).toEqual([expectedOutput(1e9, '1', '131072', '131072'), ''])
    expect(await run(2 ** 31, {})).toEqual([expectedOutput(2 ** 31, null, null, null), ''])
  },
)
