import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readArticle } from '../seed/seed-articles.ts'
import { sanitiseHtml } from './sanitise-html.ts'

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p>a</p><script src="https://evil.example/x.js"></script>', '<p>a</p>'],
  ['<SCRIPT>alert(1)</SCRIPT >b', 'b'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<img src=x onerror=alert(1)>', '<img src="/blog/x" alt="" loading="lazy" />'],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="http://evil.example/pixel.gif">', ''],
  [
    '<img src="https://cdn.example/a.jpg" srcset="javascript:alert(1)" alt="A \'quoted\' &quot;blind&quot;">',
    '<img src="https://cdn.example/a.jpg" alt="A \'quoted\' &quot;blind&quot;" loading="lazy" />',
  ],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
  ['<a href="#part">a</a>', '<a>a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" &#1;java\nscript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#x09;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<a>a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  [
    '<a href="//evil.example" onmouseover=alert(1)>a</a>',
    '<a href="https://evil.example/" rel="nofollow noopener">a</a>',
  ],
  ['<a href="\\\\evil.example/x">a</a>', '<a href="https://evil.example/x" rel="nofollow noopener">a</a>'],
  ['<a href="https://own.invalid//evil.example">a</a>', '<a href="/evil.example">a</a>'],
  [
    '<a href="https://other.example/a?b=1&c=2" rel="opener" target="_blank">a</a>',
    '<a href="https://other.example/a?b=1&amp;c=2" rel="nofollow noopener">a</a>',
  ],
  [
    '<img src="https://cdn.example/a.jpg" width="640" height="80">',
    '<img src="https://cdn.example/a.jpg" alt="" loading="lazy" width="640" height="80" />',
  ],
  [
    '<img src="https://cdn.example/a.jpg" width="640" height="50%">',
    '<img src="https://cdn.example/a.jpg" alt="" loading="lazy" />',
  ],
  ['<a href="mailto:a@a.example" title="Write">a</a>', '<a href="mailto:a@a.example" title="Write">a</a>'],
  [
    '<table><tr><th scope="col" colspan="2" style="x">a</th><td rowspan="2" scope="x">b</td></tr></table>',
    '<table><tr><th scope="col" colspan="2">a</th><td rowspan="2">b</td></tr></table>',
  ],
  ['<iframe src="https://evil.example"></iframe>a', 'a'],
  ['<object data="x.swf"><embed src="x.swf"></object>a', 'a'],
  ['<form action="/steal"><input name="password"><button>Go</button></form>', 'Go'],
  ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  [
    '<link rel="stylesheet" href="x.css"><meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">a',
    'a',
  ],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>a', 'a'],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<!--<img src="--><img src=x onerror=alert(1)//">', '<img src="/blog/x" alt="" loading="lazy" />'],
  ['<p>never <strong>closed', '<p>never <strong>closed</strong></p>'],
  ['</div></main></body><p>a</p>', '<p>a</p>'],
  ['<p>a<', '<p>a&lt;</p>'],
  ['<h1>Big</h1><b>x</b><i>y</i>', '<h2>Big</h2><strong>x</strong><em>y</em>'],
])('%s is made safe', (html, harmless) => {
  expect(sanitiseHtml(html)).toBe(harmless)
})

test('links within the site and to email and phone stay unchanged', () => {
  const html =
    '<p><a href="/blog/other#part">a</a> <a href="mailto:a@example.com">b</a> <a href="tel:+441632960001">c</a></p>'
  expect(sanitiseHtml(html)).toBe(html)
})

test('a thousand nested tags do no harm', () => {
  const html = sanitiseHtml(`${'<blockquote>'.repeat(1000)}deep${'</blockquote>'.repeat(1000)}`)
  expect(html).toContain('deep')
  expect(html.match(/<blockquote>/g)!.length).toBeLessThanOrEqual(40)
})

test('the built-in articles lose nothing', async () => {
  const folder = new URL('articles/', import.meta.url)
  const articles = await Promise.all(
    (await readdir(folder)).map(async (name) => readArticle(await readFile(new URL(name, folder), 'utf8')).content),
  )
  const plain = (html: string) => html.replaceAll(' rel="nofollow noopener"', '').replaceAll('&quot;', '"')
  for (const content of articles) expect(plain(sanitiseHtml(content))).toBe(plain(content))
  expect(articles.length).toBe(10)
})
