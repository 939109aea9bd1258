import { serviceLabels } from '../../suppliers/rules/service.rules.ts'

/** The custom element's name, from the product's initials. */
export const elementName = 'bcd-suppliers'

/** Services in the widget's settings, with their labels. */
export const widgetServices = {
  blinds: { label: serviceLabels.BLINDS, heading: 'Blind suppliers' },
  curtains: { label: serviceLabels.CURTAINS, heading: 'Curtain suppliers' },
  shutters: { label: serviceLabels.SHUTTERS, heading: 'Shutter suppliers' },
  installation: { label: serviceLabels.INSTALLATION, heading: 'Blind and curtain fitters' },
  repairs: { label: serviceLabels.REPAIRS, heading: 'Blind and curtain repairs' },
  custom: { label: serviceLabels.CUSTOM, heading: 'Made-to-measure blinds and curtains' },
} as const
export type WidgetService = keyof typeof widgetServices

/** How many suppliers a widget shows. */
export const widgetLimit = { least: 1, usual: 5, most: 20 }

/** Heading levels of a widget. */
export const headingLevels = { highest: 2, usual: 2, lowest: 6 }

/** Maximum length of a partner's heading. */
export const maxHeadingLength = 80

/** The message with which a frame reports its height. */
export const heightMessage = 'bcd-height'

/** The default heading of a widget, also its link text. */
export const createDefaultHeading = (county: string | undefined, service: WidgetService | undefined) => {
  const what = service ? widgetServices[service].heading : 'Blind and curtain suppliers'
  return county ? `${what} in ${county}` : what
}

/** The page that continues a widget's list: a county's page, or a search. */
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

/** A widget's content; the response of /widget/json. */
export interface WidgetResponse {
  heading: string
  /** A message for readers if nothing can be listed: an unknown county or service. */
  problem?: string
  suppliers: WidgetSupplier[]
  more: { label: string; url: string }
  site: { name: string; url: string }
}

export interface WidgetHeading {
  text?: string | null | undefined
  level?: number | undefined
}

/** A part of a widget: text, or an element with a part name for styling. */
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
): Piece => ({
  tag,
  part,
  attributes,
  children,
})

/**
 * A widget's content for the custom element, the frame and plain HTML.
 * A tree of pieces, not an HTML text: no content can become markup, and Trusted Types accept it.
 */
export const drawWidget = (answer: WidgetResponse, { text, level }: WidgetHeading = {}): Piece[] => {
  const { heading, problem, suppliers, more, site } = answer
  return [
    piece(`h${level ?? headingLevels.usual}`, 'heading', [text?.trim().slice(0, maxHeadingLength) || heading]),
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
        `${rating.toFixed(1)} out of 5, ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`,
      ]
