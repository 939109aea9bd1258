import pg from 'pg'
import { expect, test } from 'vitest'
import { readTextArray, textArray } from './orm.ts'

const asPgDoes = pg.types.getTypeParser(textArray) as (text: string) => unknown

test.for([
  '{}',
  '{Blinds}',
  '{Blinds,Shutters}',
  '{"Roller Blinds",Curtains,"Made to Measure"}',
  '{""}',
  '{"","x"}',
  '{"a,b","c{d}"}',
  '{NULL,x}',
  '{"NULL"}',
  '{"with \\"quotes\\"","back\\\\slash"}',
  '{{a,b},{c,d}}',
  '{é,"日本 語",😀}',
  '{" lead","trail "}',
])('%s is read as pg reads it', (text) => {
  expect(readTextArray(text)).toEqual(asPgDoes(text))
})
