import { expect, test } from 'vitest'
import { splitHtml } from './split-html.rules.ts'

test('splits after the block that ends nearest to the middle', () => {
  expect(splitHtml('<p>one</p>\n<p>two</p>\n<p>three</p>\n<p>four</p>')).toEqual([
    '<p>one</p>\n<p>two</p>',
    '<p>three</p>\n<p>four</p>',
  ])
})

test('never inside a block, and never between a heading and its text', () => {
  const list = `<ul>${'<li><p>a</p></li>'.repeat(9)}</ul>`
  expect(splitHtml(`<p>a</p>${list}<p>bbbbbbbb</p>`)).toEqual([`<p>a</p>${list}`, '<p>bbbbbbbb</p>'])
  expect(splitHtml('<p>aaaaaaaa</p><h2>bbbbbbbb</h2><p>c<br />d</p>')).toEqual([
    '<p>aaaaaaaa</p>',
    '<h2>bbbbbbbb</h2><p>c<br />d</p>',
  ])
})

test('behind a rule or a table, and not behind a picture, a heading or within a quotation', () => {
  expect(splitHtml('<p>a</p><hr><p>bbbbb</p>')).toEqual(['<p>a</p><hr>', '<p>bbbbb</p>'])
  const table = '<table><tr><td>aaaa</td></tr></table>'
  expect(splitHtml(`<img src="/a"><h2>b</h2>${table}<p>c</p>`)).toEqual([
    `<img src="/a"><h2>b</h2>${table}`,
    '<p>c</p>',
  ])
  expect(splitHtml('<p>a</p><h2>b</h2>\n ')).toEqual(['<p>a</p>', '<h2>b</h2>'])
  const quotation = '<blockquote><p>aaaaaaaa</p><p>bbbbbbbb</p></blockquote>'
  expect(splitHtml(`${quotation}<p>c</p>`)).toEqual([quotation, '<p>c</p>'])
})

test('text without such a place stays whole', () => {
  expect(splitHtml('<p>one</p>')).toEqual(['<p>one</p>'])
  expect(splitHtml('just text')).toEqual(['just text'])
  expect(splitHtml('')).toEqual([])
})
