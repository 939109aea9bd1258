import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * A page of jsdom that all test files of a worker share, as they share their modules: React and Testing Library keep the
 * page that they see first.
 */
const sharedPage: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'shared-page',
  async setup(global: typeof globalThis, options) {
    if (!('document' in global)) await builtinEnvironments.jsdom.setup(global, options)
    return { teardown() {} }
  },
}
export default sharedPage
