import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'

const usage = `Runs the examples in docs/examples unchanged, on several versions of Node that npm downloads.

  npm run examples                    on 20, 22, 24 and 26
  npm run examples -- --node 22,24    on these`

const shell = process.platform === 'win32'

const findNode = async (version: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('npx', ['-y', `node@${version}`, '-p', 'process.execPath'], { shell })
  return stdout.trim()
}

const runExamples = async (node: string): Promise<boolean> => {
  const tests = ['run', '--project', 'api', 'api/partners/widget/partners.test.ts', '-t', 'the example']
  const child = spawn('npx', ['vitest', ...tests], {
    stdio: 'inherit',
    shell,
    env: { ...process.env, EXAMPLES_NODE: node },
  })
  const [code] = await once(child, 'close')
  return code === 0
}

export const command = defineCommand({
  usage,
  options: { node: { type: 'string', default: '20,22,24,26' } },
  run: async ({ node: versions }) => {
    const failed: string[] = []
    for (const version of versions.split(',')) {
      console.log(`Node ${version}`)
      if (!(await runExamples(await findNode(version)))) failed.push(version)
    }
    if (failed.length) console.error(`The examples fail on Node ${failed.join(', ')}`)
    return failed.length ? 1 : 0
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
