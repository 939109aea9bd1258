import {
  findListed,
  firmById,
  missing,
  otherPage,
  pageNumber,
  pageOrMissing,
  profileOrMissing,
  type MockRequest,
  type MockAnswer,
  type Replica,
} from './answer.ts'
import { getExpectedAddress } from './expected.ts'
import type { Firm } from './firm.ts'
import { document, escape, paginate } from './html.ts'

const pageSize = 25
const getProfilePath = ({ slug, town, id }: Firm) => `/biz/${slug}-${town.toLowerCase().replace(/ /g, '-')}-${id}/`

const address = ({ street, town, postcode, isMobile }: Firm) =>
  isMobile
    ? `<span class="businessCapsule--address" itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">We serve ${escape(town)}|Elgin,IV30</span>`
    : `<span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">${escape(street)}</span>, <span itemprop="addressLocality">${escape(town)}</span>, <span itemprop="postalCode">${postcode}</span></span>`

const yellCard = (firm: Firm, index: number) => `
<article class="businessCapsule js-LocalBusiness" itemscope itemtype="http://schema.org/LocalBusiness">
  ${index === 0 ? '<p class="businessCapsule--sponsored">Sponsored</p>' : ''}
  <div class="businessCapsule--mainRow"><a class="businessCapsule--title" href="${getProfilePath(firm)}?src=results"><h2 class="businessCapsule--name" itemprop="name">${escape(firm.name)}</h2></a>
  <span class="businessCapsule--classification">${escape(firm.services.join(', '))}</span></div>
  <div class="starRating" title="Rating"><span class="starRating--average">${firm.rating.toFixed(1)}</span> <span class="starRating--total">(${firm.reviews})</span></div>
  ${address(firm)}
  <span class="business--telephone"><span class="business--telephoneNumber" itemprop="telephone">${firm.phone}</span></span>
  <a class="businessCapsule--ctaItem" data-tracking="WL:CLOSED" rel="nofollow" target="_blank" href="${firm.website}/?utm_source=yell&amp;utm_medium=referral">Website</a>
</article>`

const yellResults = (firms: Firm[], where: string, page: number, nextHref: (page: number) => string): string => {
  const { items, hasNext } = paginate(firms, page, pageSize)
  const body = items.length
    ? `<div class="results--list">${items.map(yellCard).join('')}</div>
       <div class="row pagination">${hasNext ? `<a class="pagination--next" data-tracking="DISPLAY:PAGINATION:NEXT" href="${escape(nextHref(page + 1))}">Next</a>` : ''}</div>`
    : `<h1>Sorry, no results were found in ${escape(where)}</h1>`
  return document(`Blinds in ${where} | Yell`, `<main>${body}</main>`)
}

const yellProfile = (firm: Firm): string =>
  document(
    `${firm.name} | Yell`,
    `<main><div class="businessCard" itemscope itemtype="http://schema.org/LocalBusiness">
  <h1 class="businessCard--businessName" itemprop="name">${escape(firm.name)}</h1>
  <span class="address">${address(firm)}</span>
  <span class="business--telephoneNumber" itemprop="telephone">${firm.phone}</span>
  <a class="businessCard--callToAction" itemprop="url" rel="nofollow" href="${firm.website}/?utm_source=yell">Website</a>
</div></main>`,
  )

const answerYell = (request: MockRequest): MockAnswer => {
  const { url, firms } = request
  const [, id] = /^\/biz\/.*-(\d+)\/$/.exec(url.pathname) ?? []
  if (id) return profileOrMissing(firmById(firms, id), yellProfile)
  if (url.pathname !== '/ucs/UcsSearchAction.do') return missing
  const where = url.searchParams.get('location') ?? ''
  return pageOrMissing(
    yellResults(
      findListed(request, 'yell', url.searchParams.get('keywords') ?? '', where),
      where,
      pageNumber(url, 'pageNum'),
      otherPage(url, 'pageNum'),
    ),
  )
}

export const yellReplica: Replica = {
  share: 0.7,
  answer: answerYell,
  tells: (firm, address) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    services: [...new Set(firm.services)],
    rating: { value: firm.rating, best: 5, count: firm.reviews },
    ...(firm.isMobile ? { serviceAreas: [firm.town, 'Elgin'] } : getExpectedAddress(firm)),
    sourceId: String(firm.id),
    sourceUrl: `${address}/biz/${firm.slug}-${firm.town.toLowerCase()}-${firm.id}/`,
  }),
}
