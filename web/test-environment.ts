import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** All test files of a worker share one page, since React and Testing Library keep the first one. */
const sharedPage: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'shared-page',
  async setup(global: typeof globalThis, options) {
    if (!('document' in global)) await builtinEnvironments.jsdom.setup(global, options)
    return { teardown() {} }
  },
}
export default sharedPage
