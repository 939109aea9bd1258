import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const papers = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root })

const readWords = (text: string) => [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)

interface PaperCommand {
  paper: string
  words: string[]
}

const commandsIn = (paper: string): PaperCommand[] => {
  const text = readFileSync(join(root, paper), 'utf8')
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) =>
    block!.replace(/\\\n/g, ' ').split('\n'),
  )
  const found = blocks.map((line) => line.replace(/ #.*/, ''))
  for (const line of text.replace(/^```.*?^```/gms, '').split('\n')) {
    let last = ''
    for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
      if (code.startsWith('npm run ')) last = code.split(' -- ')[0]!
      found.push(code.startsWith('-') && line.startsWith('|') && last ? `${last} -- ${code.replace(/^-- /, '')}` : code)
    }
  }
  return found
    .flatMap((line) => line.split('&&'))
    .map((line) => readWords(line.trim()).filter((word, at, all) => !isPrefix(all.slice(0, at + 1))))
    .filter(([program = '']) => ['npm', 'npx', 'node', 'docker'].includes(program))
    .map((words) => ({ paper, words }))
}

const isPrefix = (words: string[]) =>
  words.every((word) => /^[A-Z_]+=|^directory-run$|^runuser$|^-u$|^directory$|^--$/.test(word))

const scripts: Record<string, string> = packageJson.scripts

const findSource = (script: string) =>
  script.replace(/^node .*\bapi\/build\/run-built\.js (?!main|worker)(\w+)/, 'tsx api/commands/$1.ts')

const scriptFor = (words: readonly string[]) => {
  const [, verb, ...more] = words
  const [name = '', ...given] = verb === 'run' ? more : [verb!, ...more]
  return { name, script: scripts[name], given: given.filter((word, at) => word !== '--' || at > 0) }
}

const own = papers
  .flatMap(commandsIn)
  .filter(({ words: [program, verb] }) => program === 'npm' && !['ci', 'install'].includes(verb!))

const runAll = async (calls: { file: string; args: string[] }[]) => {
  const program = `
    import { runCommand } from './api/commands/run-command.ts'
    const answers = []
    for (const { file, args } of ${JSON.stringify(calls)}) {
      const { command } = await import(file)
      const [said, complained] = [[], []]
      const code = await runCommand(command, args, { env: {}, say: (line) => said.push(line), complain: (line) => complained.push(line) })
      answers.push({ code, said: said.join('\\n'), complained: complained.join('\\n') })
    }
    process.stdout.write(JSON.stringify(answers), () => process.exit())`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: root, maxBuffer: 1e7 },
  )
  return JSON.parse(stdout) as { code: number; said: string; complained: string }[]
}

test('every documented command exists, accepts its documented arguments and has --help', async () => {
  expect(own.length).toBeGreaterThan(100)
  const all = [...own, ...Object.keys(scripts).map((name) => ({ paper: 'package.json', words: ['npm', 'run', name] }))]
  const unknown = all.filter(({ words }) => !scriptFor(words).script)
  expect(unknown).toEqual([])

  const calls = new Map<string, { file: string; args: string[]; given: string[]; where: string }>()
  for (const { paper, words } of all) {
    const { script, given } = scriptFor(words)
    const [, file, rest = ''] = /^(?:tsx|node --import tsx) (\S+)(.*)/.exec(findSource(script!)) ?? []
    if (!file) continue
    const args = [...readWords(rest), ...given, '--help']
    const where = `${paper}: ${words.join(' ')}`
    calls.set(JSON.stringify([file, args]), { file: `./${file}`, args, given, where })
  }
  const walked = new Set(Array.from(calls.values(), ({ file }) => file))
  const sources = globSync('{api,tools}/commands/*.ts', { cwd: root }).filter((name) =>
    /^export const command = /m.test(readFileSync(join(root, name), 'utf8')),
  )
  expect(sources.filter((name) => !walked.has(`./${name}`))).toEqual([])
  const commandCalls = [...calls.values()]
  const files = new Set(commandCalls.map(({ file }) => file))
  for (const file of ['./api/testing/run-tests.ts', './tools/commands/test-tools.ts']) files.delete(file) // they pass unknown arguments to vitest
  const nonsense = [...files].map((file) => ({ file, args: ['--nonsense'] }))
  const answers = await runAll([...commandCalls, ...nonsense])
  const refused = answers.splice(commandCalls.length)
  const wrong = answers.flatMap((answer, at) =>
    answer.code === 0 && /^.+\.\n\n {2}npm /s.test(answer.said) ? [] : [{ ...commandCalls[at], ...answer }],
  )
  expect(wrong).toEqual([])
  for (const [at, { given, where }] of commandCalls.entries())
    for (const option of given.filter((word) => word.startsWith('--')))
      expect.soft(answers[at]!.said, where).toContain(option)
  for (const { code, complained } of refused)
    expect({ code, complained }).toEqual({
      code: 1,
      complained: expect.stringMatching(/^Unknown option '--nonsense'.*$/),
    })
})

test.each(['start', 'worker'])('npm run %s has --help without a build, and refuses other arguments', async (name) => {
  const run = (given: string) =>
    promisify(execFile)(process.execPath, [...scripts[name]!.split(' ').slice(1), given], { cwd: root })
  expect((await run('--help')).stdout).toContain(`\n  npm ${name === 'start' ? '' : 'run '}${name} `)
  await expect(run('now')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: "Unexpected argument 'now': settings come from the environment or .env\n",
  })
})

test('without npm ci the start explains it in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-bare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['api/build', 'api/process']) {
    const isPlain = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.js')
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isPlain })
  }
  const started = promisify(execFile)(process.execPath, ['api/build/run-built.js', 'main'], { cwd: folder })
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Run "npm ci" first: .*\n$/) })
})

test('other documented programs and files exist', async () => {
  const others = papers.flatMap(commandsIn).filter(({ words: [program] }) => program !== 'npm')
  const missing = others.filter(({ words: [program, name = '', ...given] }) => {
    if (program === 'docker') return given[0] === '-f' ? !existsSync(join(root, given[1]!)) : false
    if (program === 'npx') return !/@\d/.test(name) && !existsSync(join(root, 'node_modules/.bin', name))
    return !name.startsWith('-') && !existsSync(join(root, name))
  })
  expect(missing).toEqual([])
})
