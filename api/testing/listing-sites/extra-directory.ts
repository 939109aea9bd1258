import type { Firm } from './firm.ts'
import { document, escape, paginate } from './html.ts'

const pageSize = 6

/** Without its own reader: an ItemList in JSON-LD, two pages. */
export const extraDirectory = (firms: Firm[], page: number): string => {
  const { items, from, hasNext } = paginate(firms, page, pageSize)
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((firm, index) => ({
      '@type': 'ListItem',
      position: from + index + 1,
      item: {
        '@type': 'HomeAndConstructionBusiness',
        name: firm.name,
        url: `/members/${firm.slug}`,
        sameAs: firm.website,
        telephone: firm.phone,
        address: `${firm.street}, ${firm.town}, ${firm.postcode}`,
      },
    })),
  }
  return document(
    'Members of the guild',
    `<main>${items.map((firm) => `<article><h2><a href="/members/${firm.slug}">${escape(firm.name)}</a></h2></article>`).join('')}
  ${hasNext ? `<a rel="next" href="/members?page=${page + 1}">Next</a>` : ''}</main>`,
    `<script type="application/ld+json">${JSON.stringify(list)}</script>`,
  )
}
