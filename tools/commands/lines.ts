import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { isTestFile } from '../../api/testing/is-test-file.ts'
import { thousands } from '../../api/text/plural.rules.ts'

const usage = `Counts the lines of TypeScript in api/ and web/ that a newcomer has to read.

  npm run lines    by folder and in total, without tests, their helpers, generated files and declarations`

const isRead = (file: string) => /\.tsx?$/.test(file) && !/\.generated\.tsx?$|\.d\.ts$/.test(file) && !isTestFile(file)

const countLines = async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', 'api', 'web'])
  const counts = new Map<string, number>()
  for (const file of stdout.split('\n').filter(isRead)) {
    const lines = (await readFile(file, 'utf8')).split('\n').length - 1
    const folder = file
      .split('/')
      .slice(0, file.split('/').length > 2 ? 2 : 1)
      .join('/')
    for (const name of [folder, 'all']) counts.set(name, (counts.get(name) ?? 0) + lines)
  }
  for (const [name, lines] of [...counts].toSorted(([, a], [, b]) => a - b))
    console.log(`${thousands(lines).padStart(8)}  ${name}`)
}

export const command = defineCommand({ usage, options: {}, run: countLines })

if (import.meta.main) process.exitCode = await runCommand(command)
