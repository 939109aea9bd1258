import { HTMLElement } from 'node-html-parser'
import { parsePage } from './parse-page.ts'
import { isBlock, type ScrapedPage } from './page-text.ts'

const neverShown = new Set(['noscript', 'template', 'datalist'])
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const hiddenClass = /^(?:d-none|hidden|hide|is-hidden|visually-hidden|sr-only|screen-reader-text)$/
/** Bootstrap's and Tailwind's classes that show a hidden element on wider screens. */
const shownAgain = /^(?:d-(?:sm|md|lg|xl|xxl)-(?!none)|(?:sm|md|lg|xl|2xl):(?!hidden))/

/** Classes and ids (".popup", "#popup") that a page's own styles hide on every screen. */
const hiddenSelectors = (root: HTMLElement): Set<string> => {
  const shown = new Map<string, boolean>()
  for (const style of root.querySelectorAll('style')) {
    let depth = 0
    for (const rule of style.rawText.split('}')) {
      const [before = '', ...bodies] = rule.split('{')
      if (depth === 0 && bodies.length === 1 && /display\s*:/i.test(bodies[0]!))
        for (const selector of before.split(','))
          if (/^[.#][\w-]+$/.test(selector.trim())) shown.set(selector.trim(), !hiddenStyle.test(bodies[0]!))
      depth = Math.max(0, depth + bodies.length - 1)
    }
  }
  return new Set([...shown].filter(([, isShown]) => !isShown).map(([selector]) => selector))
}

const isHiddenIn = (root: HTMLElement) => {
  const selectors = hiddenSelectors(root)
  return (element: HTMLElement) => {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/)
    return (
      neverShown.has(element.rawTagName) ||
      element.hasAttribute('hidden') ||
      hiddenStyle.test(element.getAttribute('style') ?? '') ||
      (classes.some((name) => hiddenClass.test(name)) && !classes.some((name) => shownAgain.test(name))) ||
      (selectors.size > 0 && (selectors.has(`#${element.id}`) || classes.some((name) => selectors.has(`.${name}`))))
    )
  }
}

const quote = /testimonial|(?:^|[\s_-])(?:reviews?|feedback)(?:$|[\s_-])/i
const quoteTags = new Set(['blockquote', 'q'])
const frames = new Set(['html', 'head', 'body', 'main', 'form'])
const maxQuoteLength = 3000

const isQuote = (element: HTMLElement) =>
  quoteTags.has(element.rawTagName) ||
  (!frames.has(element.rawTagName) &&
    quote.test(`${element.id} ${element.getAttribute('class') ?? ''}`) &&
    isShort(element, maxQuoteLength))

const isShort = (element: HTMLElement, limit: number): boolean => {
  let left = limit
  const consumeNode = (node: HTMLElement['childNodes'][number]): boolean => {
    left -= node instanceof HTMLElement ? 5 : node.rawText.length
    return left > 0 && node.childNodes.every(consumeNode)
  }
  return consumeNode(element)
}

/** Introduces the web designer: the rest of the line is not the business's. */
const maker =
  /\b(?:web ?site|site|web ?design)(?: (?:designed?|built|developed|created|made|hosted|maintained|powered)(?: (?:and|&) \w{3,12})?)? by\b|\b(?:hosted|powered) by\b|\bweb ?(?:site )?design\s?[:–-]/i

const leaveOut = (element: HTMLElement, isLeftOut: (element: HTMLElement) => boolean): Cut => {
  const retained: HTMLElement['childNodes'] = []
  let cut: Cut = 'none'
  for (const child of element.childNodes) {
    const isElement = child instanceof HTMLElement
    if (isElement && isBlock(child)) cut = 'none'
    if (cut !== 'none' || (isElement && isLeftOut(child))) continue
    if (isElement) {
      const within = leaveOut(child, isLeftOut)
      if (within === 'open' && !isBlock(child)) cut = 'open'
      if (within === 'none' || child.textContent.trim()) retained.push(child)
      continue
    }
    const found = maker.exec(child.rawText)
    if (found) {
      cut = /\w/.test(child.rawText.slice(found.index + found[0].length)) ? 'closed' : 'open'
      child.rawText = child.rawText.slice(0, found.index)
    }
    retained.push(child)
  }
  element.childNodes = retained
  return cut
}
/** `open`: "Website by", followed by the name elsewhere; `closed`: the name is included. */
type Cut = 'none' | 'open' | 'closed'

const pageWithout = (
  page: ScrapedPage,
  isLeftOut: (root: HTMLElement) => (element: HTMLElement) => boolean,
): ScrapedPage => {
  const root = parsePage(page.html)
  leaveOut(root, isLeftOut(root))
  return { ...page, root }
}

/** Without customers' quotes and web designers, whose numbers are not the business's. */
export const ownPage = (page: ScrapedPage): ScrapedPage => pageWithout(page, () => isQuote)

/** Hides a campaign's number, a pop-up, text for browsers without scripts. */
export const visiblePage = (page: ScrapedPage): ScrapedPage =>
  pageWithout(page, (root) => {
    const isHidden = isHiddenIn(root)
    return (element) => isHidden(element) || isQuote(element)
  })
