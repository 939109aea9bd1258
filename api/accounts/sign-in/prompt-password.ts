import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

const silence = new Writable({ write: (_chunk, _encoding, done) => done() })

const promptHidden = (question: string): Promise<string> => {
  process.stderr.write(question)
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  return new Promise((done, fail) => {
    terminal.once('SIGINT', () => {
      terminal.close()
      fail(new Error('Nothing was changed.'))
    })
    terminal.once('close', () => fail(new Error('Nothing was changed.')))
    terminal.once('line', (line) => {
      done(line)
      terminal.close()
    })
  }).finally(() => process.stderr.write('\n')) as Promise<string>
}

export const promptPassword = async (username: string): Promise<string | undefined> => {
  if (!process.stdin.isTTY) return undefined
  const first = await promptHidden(`Password for ${username} (leave empty to generate one): `)
  if (!first) return undefined
  if ((await promptHidden('Repeat the password: ')) !== first)
    throw new Error('The passwords do not match. Nothing was changed.')
  return first
}
