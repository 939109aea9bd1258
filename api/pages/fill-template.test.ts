import { expect, test } from 'vitest'
import { fillPageTemplate } from './fill-template.ts'

test('each part is in its place, and its content is never replaced', () => {
  const template = '<h><!--head--></h><b><!--body--></b>“é”<n><!--sorry--></n><!--other--><d><!--data--></d>'
  const page = { head: '<title>é</title>', body: 'a“Oast”<!--data-->$&€', sorry: '', data: '{"head":"<!--head-->"}' }
  expect(fillPageTemplate(template, page)).toBe(
    '<h><title>é</title></h><b>a“Oast”<!--data-->$&€</b>“é”<n></n><!--other--><d>{"head":"<!--head-->"}</d>',
  )
})
