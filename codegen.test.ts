import { expect, test } from 'vitest'
import { staleFiles } from './codegen.ts'

test('schema.graphql and the generated hooks are what npm run codegen would write', async () => {
  expect(await staleFiles()).toEqual([])
})
