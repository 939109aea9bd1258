import fs from 'node:fs'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { readFileSync } = fs

/** jsdom matches every rule with every element, but tests only need what is visible and can be clicked. */
const shortenStyleSheet = (text: string) =>
  text
    .split('}')
    .filter((rule) => !rule.includes('{') || /display|visibility|pointer-events/.test(rule))
    .join('}')

const readShortened = (path: fs.PathOrFileDescriptor, options: 'utf8') => {
  const text = readFileSync(path, options)
  return String(path).endsWith('default-stylesheet.css') ? shortenStyleSheet(text) : text
}

/** All test files of a worker share one page, since React and Testing Library keep the first one. */
const sharedPage: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'shared-page',
  async setup(global: typeof globalThis, options) {
    if (!('document' in global)) {
      Object.assign(fs, { readFileSync: readShortened })
      await builtinEnvironments.jsdom.setup(global, options)
      Object.assign(fs, { readFileSync })
    }
    return { teardown() {} }
  },
}
export default sharedPage
