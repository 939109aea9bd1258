import { test } from 'vitest'
import { expectLinear } from '../../testing/expect-linear.ts'
import { isLong, sample } from '../../testing/long.ts'
import { readAs } from '../../testing/quality/saved-pages.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import { openPage, getTextLines, getTextPieces } from './page-text.ts'
import { splitAddress } from '../../places/addresses/split-address.ts'
import { splitPhones } from '../../suppliers/split-phones.ts'
import { tidyEmail, tidyPhone, tidyWebsite } from './tidy-contact.ts'

const readPage = (text: string) => {
  try {
    return readAs('supplier_site', text, 'https://shop.example/')
  } catch {
    return undefined
  }
}

/** The text in a page's structured data and head, where white space is not collapsed. */
const readStructured = (text: string) =>
  readPage(
    `<title>Sunny ${text} Blinds</title><meta property="og:site_name" content="Sunny${text}Blinds"><meta property="og:title" content="Home${text}|${text}Sunny">
    <img class="logo" alt="x${text}y"><script type="application/ld+json">[{"@type":"WebSite","name":"Sunny${text}x"},{"@type":"LocalBusiness",
    "name":"Sunny${text}Blinds${text}x","telephone":"0${text}1","address":{"streetAddress":"12${text}Mill${text},${text}x","addressLocality":"a${text},${text}b","addressCountry":"x${text}y"},
    "openingHours":"Mon${text}9"}]</script><p>© 2026 Sunny${text}Blinds${text}x`,
  )

const pieces = [
  '<em>',
  '<pre>',
  '<a>',
  '<td>',
  '<h1>x',
  '<',
  '<x ',
  '<!--',
  '<p hidden>',
  '<p itemprop="name">',
  '<div itemscope>',
  '<style>.a{',
  '<script type="application/ld+json">/*',
  '<script type="application/ld+json">{"a":"',
  '<a href="tel:01632960101">x</a>',
  '<img class=logo alt=x>',
  '\n<p>12 Mill Lane',
  'Copyright ',
  'Mon 9-',
  '. ',
  'GL50 ',
  '01632 ',
  'a@',
  "<script>var addy1 = 'a' + ",
  'info AT x DOT ',
  'DA5 and DA6 ',
  '<p itemprop="streetAddress">x<br>',
]

test.each(sample(pieces, 5))(
  'a page of %s takes linear time',
  (piece) => expectLinear(readPage, piece, isLong ? 50_000 : 12_000),
  60_000,
)

test.each([
  ['what a page says for machines', readStructured, ' '],
  ['what a page says for machines', readStructured, ', '],
  ['an address', (text: string) => splitAddress(text), '.'],
  ['an address', (text: string) => splitAddress(text), ' '],
  ['an address', (text: string) => splitAddress(text), ', '],
  ['an address', (text: string) => splitAddress(text), '12 High Street '],
  ['hours', (text: string) => readOpeningHours(text), 'Mon '],
  ['hours', (text: string) => readOpeningHours(text), '9'],
  ['hours', (text: string) => readOpeningHours(text), 'Mon\n'],
  ['hours', (text: string) => readOpeningHours(text), 'May to '],
  ['hours', (text: string) => readOpeningHours(text), 'first '],
  ['a number', (text: string) => tidyPhone(text), '0 '],
  ['an e-mail address', (text: string) => tidyEmail(text), 'a@a.'],
  ['an e-mail address', (text: string) => tidyEmail(text), '?\n'],
  ['the numbers in a cell', (text: string) => splitPhones(text), '('],
  ['a website', (text: string) => tidyWebsite(text), 'a.'],
  ['lines', (text: string) => getTextLines(openPage(text, 'https://shop.example/').root), '<p> <b> '],
  ['pieces', (text: string) => getTextPieces(openPage(text, 'https://shop.example/').root), '&amp;'],
])('%s takes time that grows with its length', (_, read, piece) => expectLinear(read, piece, 40_000), 60_000)
