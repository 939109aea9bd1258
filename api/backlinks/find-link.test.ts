import { expect, test } from 'vitest'
import { findLink } from './find-link.ts'

const find = (html: string) => findLink(html, 'https://blog.example/post', 'https://www.site.example', '/blog/blinds')

test('a link is found with or without www, a query or slashes at its end, and within unclosed elements', () => {
  expect(find('<p><b><a href="https://site.example/blog/blinds//?x=1">Blinds')).toEqual({
    text: 'Blinds',
    isFollowed: true,
  })
  expect(find('<em>'.repeat(600) + '<a href="https://site.example/blog/blinds">x</a>')).toBeUndefined()
})

test.each(['<em>', '<a href="/', '<a ', '/', '<a href="//site.example////////////////x">x</a>'])(
  'four times as many %s take no sixteen times the work',
  (piece) => {
    const workOf = (length: number) => {
      const html = `<a href="https://site.example/${piece.repeat(length / piece.length)}x">x</a>`
      const times = [1, 2, 3].map(() => {
        const before = process.cpuUsage().user
        find(html)
        return (process.cpuUsage().user - before) / 1000
      })
      return Math.min(...times)
    }
    expect(workOf(256_000) / (workOf(64_000) + 20)).toBeLessThan(10)
  },
  60_000,
)
