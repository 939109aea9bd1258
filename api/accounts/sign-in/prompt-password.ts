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

/** Prompts twice; undefined if empty or without a terminal. @throws if the two differ. */
export const promptPassword = async (username: string): Promise<string | undefined> => {
  if (!process.stdin.isTTY) return undefined
  const first = await promptHidden(`Password for ${username} (empty: one is made up): `)
  if (!first) return undefined
  if ((await promptHidden('The same again: ')) !== first)
    throw new Error('The two passwords are not the same. Nothing was changed.')
  return first
}
