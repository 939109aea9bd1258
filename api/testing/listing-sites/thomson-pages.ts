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
const digits = (phone: string) => phone.replace(/\D/g, '')
const getProfilePath = (firm: Firm) =>
  `/search/blinds/${firm.town.toLowerCase()}/${firm.slug}/${firm.id}/${digits(firm.phone)}`
const unspaced = (postcode: string) => postcode.replace(' ', '')
const place = (firm: Firm) =>
  firm.isMobile ? escape(firm.town) : `${escape(firm.street)}, ${escape(firm.town)}, ${unspaced(firm.postcode)}`

const thomsonCard = (firm: Firm) => `
<li class="listing" data-id="${firm.id}">
  <ul class="listingHead"><li class="listingHeadLink infoLink"><a href="${getProfilePath(firm)}">More info</a></li></ul>
  <h2 class="businessName">${escape(firm.name)}</h2>
  <div class="classification">${escape(firm.services.join(', '))}</div>
  <div class="address"><span class="icon"></span>${place(firm)}</div>
  <a class="phoneCont" href="tel:${digits(firm.phone)}"><span>${digits(firm.phone)}</span></a>
  <a data-yext="url" rel="nofollow" href="${firm.website}/">Visit website</a>
</li>`

const thomsonResults = (firms: Firm[], where: string, page: number, nextHref: (page: number) => string): string => {
  const { items, from, hasNext } = paginate(firms, page, pageSize)
  const body = items.length
    ? `<ol class="listings">${items.map(thomsonCard).join('')}</ol>
       <div class="paginationBlock"><span class="pageCount">${from + 1} - ${from + items.length} of ${firms.length}</span>
       ${hasNext ? `<a class="next" href="${escape(nextHref(page + 1))}">Next</a>` : ''}</div>`
    : `<div class="noResults"><p>Sorry, we couldn&rsquo;t find any results in ${escape(where)}</p></div>`
  return document(`Blinds near ${where} - Thomson Local`, `<main>${body}</main>`)
}

const thomsonProfile = (firm: Firm): string =>
  document(
    `${firm.name} - Thomson Local`,
    `<main class="listingDetails"><h1 class="businessName">${escape(firm.name)}</h1>
  <ul><li class="address">${place(firm)}</li><li><a class="phoneCont" href="tel:${digits(firm.phone)}">${digits(firm.phone)}</a></li></ul>
  <a data-yext="url" rel="nofollow" href="${firm.website}/">Website</a>
  <div class="classification">${escape(firm.services.join(', '))}</div>
  <div class="alternateEmailsBlock"><a href="mailto:${firm.email}">${firm.email}</a></div></main>`,
  )

const slowMs = 1500

const answerThomson = (request: MockRequest): MockAnswer => {
  const { url, firms, hasTroubles } = request
  const [, what, where, , id] = /^\/search\/([^/]+)\/([^/]+)(?:\/([^/]+)\/(\d+)\/\d+)?$/.exec(url.pathname) ?? []
  if (id) return profileOrMissing(firmById(firms, id), thomsonProfile)
  if (!what || !where) return missing
  const answer = pageOrMissing(
    thomsonResults(findListed(request, 'thomson', what, where), where, pageNumber(url, 'page'), otherPage(url, 'page')),
  )
  return hasTroubles && where === 'liverpool' ? { ...answer, delayMs: slowMs } : answer
}

export const thomsonReplica: Replica = {
  share: 0.5,
  answer: answerThomson,
  tells: (firm, address) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    email: firm.email,
    services: [...new Set(firm.services)],
    ...getExpectedAddress(firm),
    sourceId: String(firm.id),
    sourceUrl: `${address}/search/blinds/${firm.town.toLowerCase()}/${firm.slug}/${firm.id}/${firm.phone.replace(/\D/g, '')}`,
  }),
}
