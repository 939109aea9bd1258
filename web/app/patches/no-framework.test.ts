import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as none from './no-framework.ts'

const folder = 'node_modules/react-router/dist/production/lib'
const read = (file: string) => readFileSync(file, 'utf8')

test('React Router includes only the framework code of plain links', () => {
  const imported = ['dom/lib.js', 'components.js'].flatMap((file) => {
    const [, names = ''] = /import \{ (.*) \} from "\.\/(?:dom\/)?ssr\/components\.js"/.exec(read(`${folder}/${file}`))!
    return names.split(', ')
  })
  expect([...new Set(imported)].sort()).toEqual(Object.keys(none).sort())
  // What a link does without the framework: no prefetching, no listeners.
  expect(read(`${folder}/dom/ssr/components.js`)).toMatch(
    /if \(!frameworkContext\) return \[\s*false,\s*ref,\s*\{\}\s*\]/,
  )
  expect(none.usePrefetchBehavior()).toEqual([false, null, {}])
  const link = {}
  expect(none.mergeRefs(link)).toBe(link)
  const sources = globSync('web/**/*.tsx').filter((file) => !file.includes('patches/'))
  expect(sources.length).toBeGreaterThan(250)
  expect(sources.filter((file) => /\bprefetch=|HydratedRouter/.test(read(file)))).toEqual([])
})
