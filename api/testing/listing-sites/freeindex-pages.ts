import {
  findListed,
  firmById,
  missing,
  otherPage,
  pageNumber,
  pageOrMissing,
  plainText,
  profileOrMissing,
  type MockRequest,
  type MockAnswer,
  type Replica,
} from './answer.ts'
import { getExpectedAddress } from './expected.ts'
import type { Firm } from './firm.ts'
import { document, escape, paginate } from './html.ts'

const pageSize = 20
const getProfilePath = ({ slug, id }: Firm) => `/profile(${slug})_${id}.htm`

const freeindexCard = (firm: Firm) => `
<div class="listing">
  <div class="listing_name"><a href="${getProfilePath(firm)}">${escape(firm.name)}</a></div>
  <div class="listing_locality"><i class="material-icons">place</i> ${escape(firm.town)}</div>
  <span class="ratinglarge" title="Average rating of ${firm.rating.toFixed(1)} based on ${firm.reviews} reviews"></span>
  <span class="listing_reviewcount">(${firm.reviews})</span>
  <div class="listing_desc">${escape(firm.description)}</div>
</div>`

const freeindexResults = (firms: Firm[], where: string, page: number, nextHref: (page: number) => string): string => {
  const { items, hasNext } = paginate(firms, page, pageSize)
  const body = items.length
    ? `<div id="listings">${items.map(freeindexCard).join('')}</div>${hasNext ? `<a class="boxlink" href="${escape(nextHref(page + 1))}">Next ${pageSize} Listings</a>` : ''}`
    : `<p>Sorry, no businesses were found for your search in ${escape(where)}.</p>`
  return document(`Find blinds in ${where} - FreeIndex`, `<div id="content">${body}</div>`)
}

/** Mostly JSON-LD, beside the directory's own organisation. */
const freeindexProfile = (firm: Firm): string => {
  const days: Record<string, string> = {
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  }
  const business = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: firm.name,
    telephone: firm.phone.replace(' ', ''),
    description: firm.description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.isMobile ? '' : firm.street,
      addressLocality: firm.town,
      addressRegion: firm.county,
      postalCode: firm.isMobile ? '00000' : firm.postcode,
      addressCountry: 'GB',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: String(firm.rating),
      bestRating: '5',
      reviewCount: String(firm.reviews),
    },
    openingHoursSpecification: firm.openingHours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[day],
      opens: opens ?? '00:00',
      closes: closes ?? '00:00',
    })),
  }
  const head = `<meta property="og:title" content="${escape(firm.name)}">
<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Organization", "name": "FreeIndex", "url": "/"}</script>
<script type="application/ld+json">${JSON.stringify(business).replaceAll('</', '<\\/')}</script>`
  return document(
    `${firm.name} - FreeIndex`,
    `<div class="breadcrumb"><a href="/">Home</a> <a href="/categories/home/">Home</a> <a href="/categories/home/blinds/">Blinds</a></div>
  <h1>${escape(firm.name)}</h1><div class="psummary_company"><a rel="nofollow" href="/go?id=${firm.id}" title="${firm.website}">Visit website</a></div>`,
    head,
  )
}

const answerFreeindex = (request: MockRequest): MockAnswer => {
  const { url, firms, hasTroubles, isFirst } = request
  const [, id] = /^\/profile\(.*\)_(\d+)\.htm$/.exec(url.pathname) ?? []
  if (id) return profileOrMissing(firmById(firms, id), freeindexProfile)
  if (url.pathname !== '/searchresults.htm') return missing
  const where = url.searchParams.get('l') ?? ''
  if (hasTroubles && isFirst && where === 'Leeds')
    return { ...plainText('Too many requests', 429), headers: { 'retry-after': '1' } }
  return pageOrMissing(
    freeindexResults(
      findListed(request, 'freeindex', url.searchParams.get('k') ?? '', where),
      where,
      pageNumber(url, 'page'),
      otherPage(url, 'page'),
    ),
  )
}

export const freeindexReplica: Replica = {
  share: 0.5,
  answer: answerFreeindex,
  tells: (firm, address) => ({
    name: firm.name,
    description: firm.description,
    phone: firm.phone,
    website: firm.website,
    services: ['Blinds'],
    ...getExpectedAddress(firm),
    county: firm.county,
    country: 'United Kingdom',
    rating: { value: firm.rating, best: 5, count: firm.reviews },
    openingHours: firm.openingHours,
    sourceId: String(firm.id),
    sourceUrl: `${address}/profile(${firm.slug})_${firm.id}.htm`,
  }),
}
