import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { searchPlan } from '../../api/scraping/runs/start-run.ts'

const perPage = 25
const pagesPerPlace = 10
/** With 250 businesses each. */
export const benchPlaces = searchPlan(['blinds'])
  .slice(0, 80)
  .map(({ where }) => where)

const words = [
  'Abbey',
  'Beacon',
  'Castle',
  'Daylight',
  'Elm',
  'Fairfield',
  'Grange',
  'Harbour',
  'Ivy',
  'Jubilee',
  'Kingfisher',
  'Linden',
  'Meadow',
  'Northern',
  'Oak',
  'Primrose',
]
const areas = 'LS M B G EH L BS S CF GL NE NG CV LE SO PO YO OX CB EX'.split(' ')
/** The numbers that Ofcom reserves for drama, a thousand each. */
const numbers = [
  '0113 496 0',
  '0114 496 0',
  '0115 496 0',
  '0116 496 0',
  '0117 496 0',
  '0118 496 0',
  '0121 496 0',
  '0131 496 0',
  '0141 496 0',
  '0151 496 0',
  '0161 496 0',
  '020 7946 0',
  '0191 498 0',
  '028 9649 6',
  '029 2018 0',
  '01632 960',
  '07700 900',
]

const firm = (place: number, page: number, at: number) => {
  const id = (place * pagesPerPlace + page - 1) * perPage + at
  const name = `${words[id % words.length]} ${words[(id * 7 + place) % words.length]}${place} Blinds ${id}`
  const postcode = `${areas[place % areas.length]}${(id % 9) + 1} ${id % 10}${'ABDEFGHJLN'[id % 7]}${'PQRSTUWXYZ'[id % 9]}`
  const phone = `${numbers[id % numbers.length]}${String(Math.floor(id / numbers.length) % 1000).padStart(3, '0')}`
  return `<article class="businessCapsule"><a class="businessCapsule--title" href="/biz/firm-${id}-${id}/"><h2 class="businessCapsule--name">${name}</h2></a>
    <span class="businessCapsule--classification">Roller Blinds, Shutters</span>
    <div class="starRating"><span class="starRating--average">4.${id % 10}</span> <span class="starRating--total">(${(id % 90) + 1})</span></div>
    <span itemprop="address"><span itemprop="streetAddress">${(id % 90) + 1} Mill Lane</span>, <span itemprop="addressLocality">${benchPlaces[place]}</span>, <span itemprop="postalCode">${postcode}</span></span>
    <span class="business--telephoneNumber">${phone}</span>
    <a data-tracking="WL:CLOSED" href="https://www.firm-${id}.example.com/">Website</a></article>`
}

/** Like yell.com, with 20,000 different businesses: ten pages for each place, of blinds only. */
export const startBenchDirectory = async () => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/robots.txt') return response.writeHead(404).end()
    const place = benchPlaces.indexOf(url.searchParams.get('location') ?? '')
    const page = Number(url.searchParams.get('pageNum') ?? 1)
    const isOver = place < 0 || url.searchParams.get('keywords') !== 'blinds'
    const cards = isOver ? '' : Array.from({ length: perPage }, (_, at) => firm(place, page, at)).join('')
    const next = new URL(url)
    next.searchParams.set('pageNum', String(page + 1))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(
      `<html><body>${isOver ? '<p>Sorry, we found no results</p>' : cards}${!isOver && page < pagesPerPlace ? `<a class="pagination--next" href="${next.pathname}${next.search.replaceAll('&', '&amp;')}">Next</a>` : ''}</body></html>`,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
