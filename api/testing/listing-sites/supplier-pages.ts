import type { Firm } from './firm.ts'
import { document, escape } from './html.ts'

const nav =
  '<nav><a href="/">Home</a> <a href="/products">Our blinds</a> <a href="/about-us">About us</a> <a href="/contact">Contact</a></nav>'
const international = (phone: string) => `+44${phone.slice(1).replace(' ', '')}`
const address = (firm: Firm) => `${firm.street}, ${firm.town}, ${firm.county}, ${firm.postcode}`

const withGraph = (firm: Firm): Record<string, string> => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': '/#website', name: firm.name, publisher: { '@id': '/#organization' } },
      {
        '@type': ['Organization', 'HomeAndConstructionBusiness'],
        '@id': '/#organization',
        name: firm.name,
        telephone: international(firm.phone),
        email: firm.email,
        address: { '@id': '/#address' },
        geo: { '@type': 'GeoCoordinates', latitude: String(firm.latitude), longitude: String(firm.longitude) },
        openingHours: hours(firm),
      },
      {
        '@type': 'PostalAddress',
        '@id': '/#address',
        streetAddress: firm.street,
        addressLocality: firm.town,
        addressRegion: firm.county,
        postalCode: firm.postcode,
        addressCountry: 'GB',
      },
    ],
  }
  const head = `<meta name="description" content="${escape(firm.description)}"><script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify(graph)}</script>`
  return {
    '/': document(
      `${firm.name} | Made to measure`,
      `${nav}<h1>Welcome</h1><p>${escape(firm.services.join(', '))}</p>`,
      head,
    ),
  }
}

const hours = (firm: Firm) => {
  const [weekday, saturday] = [firm.openingHours[0]!, firm.openingHours[5]!]
  return [
    `Mo-Fr ${weekday.opens}-${weekday.closes}`,
    ...(saturday.opens ? [`Sa ${saturday.opens}-${saturday.closes}`] : []),
  ]
}

const withContactPage = (firm: Firm): Record<string, string> => ({
  '/': document(
    `${firm.name} - ${firm.town}`,
    `${nav}<h1>${escape(firm.name)}</h1><p>${escape(firm.description)}</p>`,
    `<meta property="og:site_name" content="${escape(firm.name)}"><meta name="description" content="${escape(firm.description)}">`,
  ),
  '/contact': document(
    `Contact | ${firm.name}`,
    `${nav}<h1>Contact us</h1><p><a href="tel:${international(firm.phone)}">Call us</a> <a href="mailto:${firm.email}?subject=Enquiry">Write to us</a></p><address>${escape(firm.street)}<br>${escape(firm.town)}<br>${escape(firm.county)}<br>${firm.postcode}</address>`,
  ),
  '/about-us': document(
    `About | ${firm.name}`,
    `${nav}<h1>About us</h1><p>We fit ${escape(firm.services.join(' and '))}.</p>`,
  ),
})

const withPlainText = (firm: Firm): Record<string, string> => ({
  '/': document(
    firm.name,
    `${nav}<h1>${escape(firm.name)}</h1><p>${escape(firm.description)}</p><p>Telephone: ${firm.phone}</p><p>E-mail: ${firm.email}</p><p>Address: ${escape(address(firm))}</p>`,
    `<meta name="description" content="${escape(firm.description)}">`,
  ),
})

export const supplierPages = (firm: Firm): Record<string, string> =>
  [withGraph, withContactPage, withPlainText][firm.id % 3]!(firm)
