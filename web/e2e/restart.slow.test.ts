import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from './create-database.ts'
import { endPrograms, newDataFolder, runProgram } from './run-program.ts'

afterAll(endPrograms)

interface Outcome {
  outcome: string
  isReused: boolean
  isLast: boolean
}

const send = (agent: Agent, url: string) =>
  new Promise<Outcome>((done) => {
    const sent = request(url, { agent }, (response) => {
      response
        .resume()
        .on('end', () =>
          done({
            outcome: String(response.statusCode),
            isReused: sent.reusedSocket,
            isLast: response.headers.connection === 'close',
          }),
        )
    })
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      done({ outcome: String(code), isReused: sent.reusedSocket, isLast: true }),
    )
    sent.end()
  })

test('a site that shuts down loses no request of an open connection: each is answered, with Connection: close', async () => {
  const program = runProgram('main', {
    DATABASE_URL: await createDatabase(inject('serverUrl'), 'restarted', 'places'),
    DATA_DIR: await newDataFolder(),
    PORT: '0',
  })
  const url = await program.said(/Ready: (http:\S+)/)
  const paths = ['/', '/api/suppliers', '/graphql?query={counties{name}}', '/healthz']
  const outcomes: Outcome[] = []
  const running: Promise<void>[] = []
  let isEnding = false
  const clients = Array.from({ length: 20 }, async (_, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let isReused = () => {}
    running.push(new Promise((done) => (isReused = done)))
    for (;;) {
      const one = await send(agent, url + paths[at % paths.length]!)
      if (one.isReused) isReused()
      if (isEnding) outcomes.push(one)
      if (one.outcome === 'ECONNREFUSED') break
      await pause(at * 10) // from one after the other to five a second
    }
    agent.destroy()
  })
  await Promise.all(running)
  isEnding = true
  program.child.kill('SIGTERM')
  await Promise.all(clients)
  expect(outcomes.filter(({ isReused, outcome }) => isReused && outcome !== '200')).toEqual([])
  expect(
    outcomes.filter(({ isReused, isLast, outcome }) => isReused && isLast && outcome === '200').length,
  ).toBeGreaterThanOrEqual(20)
}, 120_000)

test('connections stay open longer than common proxies’', async () => {
  const { headers } = await fetch(inject('siteUrls')[0]!)
  expect(headers.get('keep-alive')).toBe('timeout=920')
})
