import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import noStatics from './no-statics.ts'

const read = (file: string) => readFileSync(file, 'utf8')

test('hoist-non-react-statics is only used by Emotion’s withTheme, which is unused', () => {
  const packages = globSync('node_modules/{*,@*/*}/package.json')
  expect(packages.length).toBeGreaterThan(100)
  const users = packages.filter((file) => 'hoist-non-react-statics' in (JSON.parse(read(file)).dependencies ?? {}))
  expect(users).toEqual(['node_modules/@emotion/react/package.json'])
  const calls = globSync('node_modules/@emotion/react/dist/*.browser.esm.js').flatMap(
    (file) => read(file).match(/hoistNonReactStatics\(.*\)/g) ?? [],
  )
  expect(calls).toEqual(['hoistNonReactStatics(WithTheme, Component)'])
  const sources = [...globSync('web/**/*.{ts,tsx}'), ...globSync('node_modules/@chakra-ui/react/dist/esm/**/*.js')]
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => !file.includes('no-statics') && /\bwithTheme\b/.test(read(file)))).toEqual([])
  const Component = () => null
  expect(noStatics(Component)).toBe(Component)
})
