import { serviceLabels } from '../../suppliers/service.rules.ts'

/** The custom element's name, made from the product's initials. */
export const elementName = 'bcd-suppliers'

/** The services that a widget can be narrowed to, by their word in its settings, and what it is called then. */
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

/** The levels that a widget's heading can have in the outline of its page. */
export const headingLevels = { highest: 2, usual: 2, lowest: 6 }

/** The most letters of a heading that a partner chooses. */
export const longestHeading = 80

/** What a widget's frame tells the page around it, for which the page makes it as tall as its content. */
export const heightMessage = 'bcd-height'

/** What a widget is called, and its plain link, unless a partner chooses a heading. */
export const usualHeading = (county: string | undefined, service: WidgetService | undefined) => {
  const what = service ? widgetServices[service].heading : 'Blind and curtain suppliers'
  return county ? `${what} in ${county}` : what
}

/** Where a widget's list goes on: a county without a service has a page; everything else is a search. */
export const morePath = (county: string | undefined, service: WidgetService | undefined) => {
  if (county && !service) return `/counties/${county}`
  const asked = new URLSearchParams({ ...(service ? { service } : {}), ...(county ? { county } : {}) }).toString()
  return asked ? `/directory?${asked}` : '/directory'
}

/** A supplier as a widget shows it. */
export interface WidgetSupplier {
  name: string
  url: string
  /** Town and county. */
  place: string
  /** From 1 to 5 with one decimal; null without reviews. */
  rating: number | null
  reviewCount: number
  services: string[]
  phone: string | null
  phoneUrl: string | null
}

/** What one widget shows; the answer of /widget/json. */
export interface WidgetAnswer {
  heading: string
  /** In words for the page's readers, where nothing can be listed: an unknown county, a service that does not exist. */
  problem?: string
  suppliers: WidgetSupplier[]
  /** Where the list goes on. */
  more: { label: string; url: string }
  /** Whose list it is. */
  site: { name: string; url: string }
}

/** How a partner wants the heading. */
export interface WidgetHeading {
  text?: string | null | undefined
  level?: number | undefined
}

/** A piece of a widget: an element with its part's name, by which it is styled, or a text. */
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
 * What a widget consists of, the same in the custom element, the frame and the plain HTML. Pieces instead of a text of
 * HTML: nothing in them can be taken for markup, and pages under Trusted Types accept them.
 */
export const drawWidget = (answer: WidgetAnswer, { text, level }: WidgetHeading = {}): Piece[] => {
  const { heading, problem, suppliers, more, site } = answer
  return [
    piece(`h${level ?? headingLevels.usual}`, 'heading', [text?.trim().slice(0, longestHeading) || heading]),
    problem ? piece('p', 'problem', [problem]) : piece('ul', 'list', suppliers.map(drawSupplier), { role: 'list' }), // Safari forgets it without bullets
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

/** Words around a number or a link would change their order on a page that is read from right to left. */
const english = { dir: 'ltr' }

/** In words, so that everybody reads the same; the star is an ornament. */
const ratingText = (rating: number | null, reviewCount: number): Piece['children'] =>
  rating === null
    ? ['No reviews yet']
    : [
        piece('span', 'star', ['★ '], { 'aria-hidden': 'true' }),
        `${rating.toFixed(1)} out of 5, ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`,
      ]
