import { expect, test } from 'vitest'
import { fillTemplate, splitTemplate } from './fill-template.ts'

test('each part is in its place, bytes beside text, and its content is never replaced', () => {
  const template = splitTemplate(
    '<h><!--head--></h><b><!--body--></b>“é”<n><!--sorry--></n><!--other--><d><!--data--></d>',
  )
  const card = Buffer.from('“Oast”<!--data-->')
  const page = {
    head: ['<title>é</title>', ''],
    body: ['a', card, '€', card],
    sorry: [],
    data: ['{"head":"<!--head-->"}'],
  }
  expect(fillTemplate(template, page).toString()).toBe(
    '<h><title>é</title></h><b>a“Oast”<!--data-->€“Oast”<!--data--></b>“é”<n></n><!--other--><d>{"head":"<!--head-->"}</d>',
  )
})
