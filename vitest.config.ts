import react from '@vitejs/plugin-react'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { isLong } from './api/testing/long.ts'

/** Ends with a "FAILED …" or "FLAKY …" line per test and "12 passed, 0 failed, 0 skipped". */
const closingLines: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    const say = (
      what: 'FAILED' | 'FLAKY',
      where: string,
      errors: readonly { message?: string; stack?: string }[] = [],
    ) => {
      const { message = '', stack = '' } = errors[0] ?? {}
      const line = /\/(?:api|web|tools)\/\S+\.test\.tsx?:\d+/.exec(stack)?.[0].split(':').at(-1)
      console.log(`${what} ${where}: ${message.split('\n')[0]}${line ? ` (line ${line})` : ''}`)
    }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        count[state]++
        const where = `${module.relativeModuleId} > ${test.fullName}`
        if (state === 'failed') say('FAILED', where, errors)
        if (test.diagnostic()?.flaky) say('FLAKY', where, errors)
      }
      if (module.errors().length > 0) say('FAILED', module.relativeModuleId, module.errors())
    }
    for (const error of unhandled) say('FAILED', 'outside of a test', [error])
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    console.log(`${count.passed} passed, ${count.failed + broken} failed, ${count.skipped} skipped`)
  },
}

/** Starts the slow files first, so that none runs alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.endsWith('.slow.test.ts')
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/** Only CI's shared machines may retry a test, which is then reported as FLAKY. */
const retry = process.env.CI ? 1 : 0

/** A busy machine may be slow: only what never happens is wrong. */
const expectWithin = { poll: { timeout: 40_000 } }

/** The summary has only the message, so it is not cut off. */
const chaiConfig = { truncateThreshold: 600 }

const exclude = isLong ? [] : ['**/*.journey.test.ts']

/** A larger young generation saves a seventh of a component test's CPU time. */
const execArgv = ['--max-semi-space-size=64']

const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

const createNodeProject = (name: string, include: string[]) => ({
  resolve: { alias },
  test: {
    name,
    include,
    exclude,
    environment: 'node' as const,
    isolate: false, // loads the modules once per worker, not once per file
    execArgv,
    globalSetup: 'api/testing/test-setup.ts',
    setupFiles: ['reflect-metadata'],
    retry,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: expectWithin,
    chaiConfig,
    env: { LOG_LEVEL: 'silent', NODE_ENV: 'test' },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', closingLines],
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      createNodeProject('api', ['api/**/*.test.ts']),
      createNodeProject('tools', ['tools/**/*.test.ts']), // run by `npm run test:tools`, which installs their packages
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**'],
          environment: './web/test-environment.ts', // one page for all files of a worker
          isolate: false,
          execArgv,
          setupFiles: ['web/test-setup.ts'],
          retry,
          testTimeout: 120_000,
          expect: expectWithin,
          chaiConfig,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['web/e2e/*.test.ts'],
          exclude,
          globalSetup: 'web/e2e/test-setup.ts',
          setupFiles: ['web/e2e/close-pages.ts'],
          environment: 'node',
          isolate: false, // one browser and one site per worker
          execArgv,
          retry,
          testTimeout: isLong ? 180_000 : 120_000,
          hookTimeout: 120_000,
          expect: expectWithin,
          chaiConfig,
          env: { LOG_LEVEL: 'silent', NODE_ENV: 'production' },
        },
      },
    ],
  },
})
