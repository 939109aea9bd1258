import {
  challenge,
  findListed,
  missing,
  otherPage,
  pageNumber,
  pageOrMissing,
  profileOrMissing,
  type MockRequest,
  type MockAnswer,
  type Replica,
} from './answer.ts'
import type { Firm } from './firm.ts'
import { document, escape, paginate } from './html.ts'

const pageSize = 20
const score = ({ rating }: Firm) => (rating * 2).toFixed(2).replace(/0$/, '')

const checkatradeCard = (firm: Firm) => `
<li class="css-1x2y3z"><div class="css-a1b2c3">
  <a class="css-q9" href="/trades/${firm.slug}"><h2 class="css-h7">${escape(firm.name)}</h2></a>
  <p>Based in ${escape(firm.town)}</p>
  <a href="/trades/${firm.slug}/reviews"><span>${score(firm)}</span> <span>(${firm.reviews} reviews)</span></a>
  <ul data-testid="categories">${firm.services.map((service) => `<li>${escape(service)}</li>`).join('')}</ul>
</div></li>`

/** Class names are generated, as on checkatrade.com. */
const checkatradeResults = (firms: Firm[], where: string, page: number, nextHref: (page: number) => string): string => {
  const { items, hasNext } = paginate(firms, page, pageSize)
  const body = items.length
    ? `<h1>${firms.length} trades in ${escape(where)}</h1><ul class="css-list">${items.map(checkatradeCard).join('')}</ul>
       ${hasNext ? `<a rel="next" aria-label="Next page" href="${escape(nextHref(page + 1))}">Next</a>` : ''}`
    : `<h1>No trades found in ${escape(where)}</h1>`
  return document(`Blinds in ${where} | Checkatrade`, `<main>${body}</main>`)
}

const checkatradeProfile = (firm: Firm): string => {
  const data = {
    props: {
      pageProps: {
        company: {
          uniqueName: firm.slug,
          companyName: firm.name,
          description: firm.description,
          address: { town: firm.town },
        },
      },
    },
  }
  return document(
    `${firm.name} | Checkatrade`,
    `<main><h1>${escape(firm.name)}</h1><p><span>${score(firm)}</span> <span>(${firm.reviews} reviews)</span></p>
  <p>Based in ${escape(firm.town)}</p><a href="tel:${firm.phone.replace(' ', '')}">Call</a>
  <a rel="nofollow noopener" href="${firm.website}/?utm_source=checkatrade">Website</a>
  <ul data-testid="categories">${firm.services.map((service) => `<li>${escape(service)}</li>`).join('')}</ul></main>
  <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`,
  )
}

/** Every search is blocked there: three in a row for certain. */
const refusedTowns = new Set(['Swansea', 'Newport'])

const answerCheckatrade = (request: MockRequest): MockAnswer => {
  const { url, firms, hasTroubles } = request
  const [, name] = /^\/trades\/([^/]+)$/.exec(url.pathname) ?? []
  if (name)
    return profileOrMissing(
      firms.find((firm) => firm.slug === name),
      checkatradeProfile,
    )
  const [, what, where] = /^\/Search\/([^/]+)\/in\/([^/]+)$/.exec(decodeURIComponent(url.pathname)) ?? []
  if (!what || !where) return missing
  if (hasTroubles && (refusedTowns.has(where) || (what === 'shutters' && where === 'Cardiff'))) return challenge(403)
  return pageOrMissing(
    checkatradeResults(
      findListed(request, 'checkatrade', what, where),
      where,
      pageNumber(url, 'page'),
      otherPage(url, 'page'),
    ),
  )
}

export const checkatradeReplica: Replica = {
  share: 0.4,
  answer: answerCheckatrade,
  tells: (firm, address) => ({
    name: firm.name,
    description: firm.description,
    phone: firm.phone,
    website: firm.website,
    services: [...new Set(firm.services)],
    city: firm.town,
    rating: { value: Math.round(firm.rating * 20) / 10, best: 10, count: firm.reviews },
    sourceId: firm.slug,
    sourceUrl: `${address}/trades/${firm.slug}`,
  }),
}
