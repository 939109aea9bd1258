import { expect, test } from 'vitest'
import { log } from './log.ts'
import { createShutdownHooks } from './shutdown.ts'

test('what was started last stops first, each once, even after a failure', async () => {
  log.level = 'silent'
  const stopped: string[] = []
  const hooks = createShutdownHooks()
  const add = (name: string) => hooks.push(async () => void stopped.push(name))
  hooks.pushWithoutTimeout(async () => void stopped.push('database'))
  add('pages')
  hooks.push(() => Promise.reject(new Error('stuck')))
  add('server')
  await hooks.stop()
  await hooks.stop()
  expect(stopped).toEqual(['server', 'pages', 'database'])
})
