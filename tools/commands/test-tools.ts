import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { installPackages } from '../install-packages.ts'

const usage = `Lints, type-checks and tests the code that needs the packages of tools/.

  npm run test:tools               everything
  npm run test:tools -- servers    only these tests; other arguments are passed to vitest`

const run = async (program: string, given: string[]): Promise<number> => {
  const child = spawn('npx', [program, ...given], { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'close')
  return code ?? 1
}

export const command = defineCommand({
  usage,
  run: async (_, given) => {
    await installPackages()
    const options = ['--config', 'tools/packages/oxlint.json', '--type-aware', '--type-check', '--deny-warnings']
    const checked = await run('oxlint', [...options, 'tools/packages'])
    return checked || run('vitest', ['run', '--project', 'tools', ...given])
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
