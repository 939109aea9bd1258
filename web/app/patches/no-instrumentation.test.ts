import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as none from './no-instrumentation.ts'

const read = (file: string) => readFileSync(file, 'utf8')

test('React Router’s instrumentation is unused', () => {
  const router = read('node_modules/react-router/dist/production/lib/router/router.js')
  const [, imported = ''] = /import \{ (.*) \} from "\.\/instrumentation\.js"/.exec(router)!
  expect(imported.split(', ').sort()).toEqual(Object.keys(none).sort())
  const routes = router.match(/.*getRouteInstrumentationUpdates\(.*/g)!
  expect(routes.every((line) => line.includes('instrumentations.map'))).toBe(true)
  const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('patches/'))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((file) => /\binstrumentations\b/.test(read(file)))).toEqual([])
  const given = {}
  expect(none.instrumentClientSideRouter(given)).toBe(given)
})
