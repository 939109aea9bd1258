import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { publicScreens } from './screens.ts'

const pages = [
  ...publicScreens,
  '/counties/kent',
  '/counties/kent/all',
  '/countries/france',
  '/suppliers/2?tab=reviews',
]

/** Only the HTML standard's rules, none of layout or style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'doctype-style': 'off', // React writes it in lower case
    'void-style': 'off', // as React does
    'long-title': 'off', // titles are as specified
    'no-inline-style': 'off', // sizes of skeletons and drawings
  },
})

/** Hides every useless control without scripts. */
const hiding =
  /<html[^>]* class="without-code">.*\.without-code :is\([^)]*button\[type=button\],\.needs-code\)\{display:none!important\}/s

test.for(pages)('%s: html-validate finds nothing, and without scripts no button is dead', async (path) => {
  const html = await (await fetch(inject('siteUrls')[0]! + path)).text()
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect([...new Set(found)]).toEqual([])
  expect(html).toMatch(hiding)
  const unnamed = parse(html)
    .querySelectorAll('fieldset')
    .filter(({ firstElementChild }) => firstElementChild?.tagName !== 'LEGEND' || !firstElementChild.text.trim())
  expect(unnamed.map(String)).toEqual([])
  const shown = parse(html)
    .querySelectorAll('#root button')
    .filter((button) => button.getAttribute('type') !== 'button' && !button.closest('.needs-code'))
  const dead = shown.filter((button) => !button.hasAttribute('disabled') && !button.closest('form[action]'))
  expect(dead.map(String)).toEqual([])
})

test('server-rendered pages use the pictures and icons of the browser’s build', async () => {
  const site = inject('siteUrls')[0]!
  const html = await (await fetch(`${site}/contact`)).text()
  const named = [...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, path]) => path!))]
  expect(named.some((path) => path.endsWith('.svg'))).toBe(true)
  for (const path of named) expect([path, (await fetch(site + path)).status]).toEqual([path, 200])
})
