import { serviceLabels } from '../../suppliers/rules/service.rules.ts'
import { plural } from '../../text/plural.rules.ts'

export const elementName = 'bcd-suppliers'

export const widgetServices = {
  blinds: { label: serviceLabels.BLINDS, heading: 'Blind suppliers' },
  curtains: { label: serviceLabels.CURTAINS, heading: 'Curtain suppliers' },
  shutters: { label: serviceLabels.SHUTTERS, heading: 'Shutter suppliers' },
  installation: { label: serviceLabels.INSTALLATION, heading: 'Blind and curtain fitters' },
  repairs: { label: serviceLabels.REPAIRS, heading: 'Blind and curtain repairs' },
  custom: { label: serviceLabels.CUSTOM, heading: 'Made-to-measure blinds and curtains' },
} as const
export type WidgetService = keyof typeof widgetServices

export const widgetLimit = { min: 1, default: 5, max: 20 }

export const headingLevels = { min: 2, default: 2, max: 6 }

export const maxHeadingLength = 80

export const heightMessage = 'bcd-height'

export const createDefaultHeading = (county: string | undefined, service: WidgetService | undefined) => {
  const what = service ? widgetServices[service].heading : 'Blind and curtain suppliers'
  return county ? `${what} in ${county}` : what
}

export const morePath = (county: string | undefined, service: WidgetService | undefined) => {
  if (county && !service) return `/counties/${county}`
  const query = new URLSearchParams({ ...(service ? { service } : {}), ...(county ? { county } : {}) }).toString()
  return query ? `/directory?${query}` : '/directory'
}

export interface WidgetSupplier {
  name: string
  url: string
  place: string
  rating: number | null
  reviewCount: number
  services: string[]
  phone: string | null
  phoneUrl: string | null
}

export interface WidgetResponse {
  heading: string
  problem?: string
  suppliers: WidgetSupplier[]
  more: { label: string; url: string }
  site: { name: string; url: string }
}

export interface WidgetHeading {
  text?: string | null | undefined
  level?: number | undefined
}

export interface Piece {
  tag: string
  part?: string
  attributes?: Record<string, string>
  children: (Piece | string)[]
}

const piece = (
  tag: string,
  part: string,
  children: Piece['children'],
  attributes: Piece['attributes'] = {},
): Piece => ({ tag, part, attributes, children })

/** A tree rather than HTML: no content can become markup, and Trusted Types accept it. */
export const drawWidget = (answer: WidgetResponse, { text, level }: WidgetHeading = {}): Piece[] => {
  const { heading, problem, suppliers, more, site } = answer
  return [
    piece(`h${level ?? headingLevels.default}`, 'heading', [text?.trim().slice(0, maxHeadingLength) || heading]),
    problem ? piece('p', 'problem', [problem]) : piece('ul', 'list', suppliers.map(drawSupplier), { role: 'list' }), // Safari drops the list role without bullets
    piece('p', 'foot', [
      piece('a', 'more', [more.label], { href: more.url }),
      ' ',
      piece('span', 'source', ['From ', piece('a', 'site', [site.name], { href: site.url })], english),
    ]),
  ]
}

const drawSupplier = ({ name, url, place, rating, reviewCount, services, phone, phoneUrl }: WidgetSupplier) =>
  piece('li', 'supplier', [
    piece('a', 'name', [name], { href: url }),
    ...(place ? [piece('span', 'place', [place])] : []),
    piece('span', 'rating', ratingText(rating, reviewCount), english),
    ...(services.length > 0 ? [piece('span', 'services', [services.join(', ')])] : []),
    ...(phone && phoneUrl ? [piece('a', 'phone', [phone], { href: phoneUrl, dir: 'ltr' })] : []),
  ])

/** Otherwise pages in a right-to-left language would reorder the text around numbers and links. */
const english = { dir: 'ltr' }

/** In words for screen readers; the star is decorative. */
const ratingText = (rating: number | null, reviewCount: number): Piece['children'] =>
  rating === null
    ? ['No reviews yet']
    : [
        piece('span', 'star', ['★ '], { 'aria-hidden': 'true' }),
        `${rating.toFixed(1)} out of 5, ${plural(reviewCount, 'review')}`,
      ]
