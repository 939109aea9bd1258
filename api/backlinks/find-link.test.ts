import { expect, test } from 'vitest'
import { expectLinear } from '../testing/expect-linear.ts'
import { findBacklink } from './find-link.ts'

const find = (html: string) =>
  findBacklink(html, 'https://blog.example/post', 'https://www.site.example', '/blog/blinds')

test('a link is found with or without www, a query or slashes at its end, and within unclosed elements', () => {
  expect(find('<p><b><a href="https://site.example/blog/blinds//?x=1">Blinds')).toEqual({
    text: 'Blinds',
    isFollowed: true,
  })
  for (const rel of ['nofollow', 'noopener sponsored', 'UGC'])
    expect(find(`<a rel="${rel}" href="https://site.example/BLOG/blinds"> Our\n blinds </a>`)).toEqual({
      text: 'Our blinds',
      isFollowed: false,
    })
  for (const other of ['https://site.example/blog', 'https://my-site.example/blog/blinds', '/blog/blinds', 'http://['])
    expect(find(`<a href="${other}">x</a>`), other).toBeUndefined()
  for (const base of ['<base href="https://site.example/">', '<base href="http://[">'])
    expect(
      find(`${base}<a href="${base.includes('[') ? 'https://site.example/' : ''}blog/blinds">x</a>`),
      base,
    ).toBeDefined()
  expect(find('<em>'.repeat(600) + '<a href="https://site.example/blog/blinds">x</a>')).toBeUndefined()
})

test.each(['<em>', '<a href="/', '<a ', '/', '<a href="//site.example////////////////x">x</a>'])(
  'four times as many %s take less than sixteen times the work',
  (piece) => expectLinear((text) => find(`<a href="https://site.example/${text}x">x</a>`), piece, 64_000),
  60_000,
)
