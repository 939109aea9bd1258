import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin } from './sign-in.ts'

const children = new Set<ChildProcess>()
const folders = new Set<string>()

export const newDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-own-'))
  folders.add(folder)
  return folder
}

export const runProgram = (program: 'main' | 'worker', settings: Record<string, string>) => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'false',
    ADMIN_PASSWORD: admin.password,
    ...settings,
  }
  const child = spawn(process.execPath, ['api/build/run-built.js', program], { env })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const said = async (text: RegExp) => {
    for (let tries = 0; tries < 2400; tries++) {
      const match = text.exec(output)
      if (match) return match[1] ?? match[0]
      if (child.exitCode !== null) break
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error(`${program} did not say ${text}: ${output}`)
  }
  return { child, said }
}

export const runSite = (settings: Record<string, string>): Promise<string> =>
  runProgram('main', settings).said(/Ready: (http:\S+)/)

export const endPrograms = async () => {
  await Promise.all([...children].map(end))
  children.clear()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  folders.clear()
}

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(hurry)
}
