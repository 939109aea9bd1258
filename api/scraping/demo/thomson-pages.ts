import type { Firm } from './firms.ts'
import { document, escape, pageOf } from './html.ts'

const pageSize = 25
const digits = (phone: string) => phone.replace(/\D/g, '')
const pathOf = (firm: Firm) => `/search/blinds/${firm.town.toLowerCase()}/${firm.slug}/${firm.id}/${digits(firm.phone)}`
const unspaced = (postcode: string) => postcode.replace(' ', '')
const place = (firm: Firm) =>
  firm.isMobile ? escape(firm.town) : `${escape(firm.street)}, ${escape(firm.town)}, ${unspaced(firm.postcode)}`

const card = (firm: Firm) => `
<li class="listing" data-id="${firm.id}">
  <ul class="listingHead"><li class="listingHeadLink infoLink"><a href="${pathOf(firm)}">More info</a></li></ul>
  <h2 class="businessName">${escape(firm.name)}</h2>
  <div class="classification">${escape(firm.services.join(', '))}</div>
  <div class="address"><span class="icon"></span>${place(firm)}</div>
  <a class="phoneCont" href="tel:${digits(firm.phone)}"><span>${digits(firm.phone)}</span></a>
  <a data-yext="url" rel="nofollow" href="${firm.website}/">Visit website</a>
</li>`

/** A page of results as thomsonlocal.com's. */
export const thomsonResults = (
  firms: Firm[],
  where: string,
  page: number,
  nextHref: (page: number) => string,
): string => {
  const { items, from, hasNext } = pageOf(firms, page, pageSize)
  const body = items.length
    ? `<ol class="listings">${items.map(card).join('')}</ol>
       <div class="paginationBlock"><span class="pageCount">${from + 1} - ${from + items.length} of ${firms.length}</span>
       ${hasNext ? `<a class="next" href="${escape(nextHref(page + 1))}">Next</a>` : ''}</div>`
    : `<div class="noResults"><p>Sorry, we couldn&rsquo;t find any results in ${escape(where)}</p></div>`
  return document(`Blinds near ${where} - Thomson Local`, `<main>${body}</main>`)
}

/** A profile as thomsonlocal.com's: it adds the e-mail address. */
export const thomsonProfile = (firm: Firm): string =>
  document(
    `${firm.name} - Thomson Local`,
    `<main class="listingDetails"><h1 class="businessName">${escape(firm.name)}</h1>
  <ul><li class="address">${place(firm)}</li><li><a class="phoneCont" href="tel:${digits(firm.phone)}">${digits(firm.phone)}</a></li></ul>
  <a data-yext="url" rel="nofollow" href="${firm.website}/">Website</a>
  <div class="classification">${escape(firm.services.join(', '))}</div>
  <div class="alternateEmailsBlock"><a href="mailto:${firm.email}">${firm.email}</a></div></main>`,
  )
