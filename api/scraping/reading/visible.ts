import { HTMLElement } from 'node-html-parser'
import { parsePage } from './parse-page.ts'
import type { Page } from './page-text.ts'

const neverShown = new Set(['noscript', 'template', 'datalist'])
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const hiddenClass = /^(?:d-none|hidden|hide|is-hidden|visually-hidden|sr-only|screen-reader-text)$/
/** Bootstrap's and Tailwind's way to show a hidden element on wider screens. */
const shownAgain = /^(?:d-(?:sm|md|lg|xl|xxl)-(?!none)|(?:sm|md|lg|xl|2xl):(?!hidden))/

/** The classes and ids (".popup", "#popup") that a page's own style sheets hide on every screen. */
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

/** The same page without what a visitor does not see: a number for a campaign, a pop-up, text for no script. */
export const visiblePage = ({ html, url }: Page): Page => {
  const root = parsePage(html)
  const selectors = hiddenSelectors(root)
  const isHidden = (element: HTMLElement) => {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/)
    return (
      neverShown.has(element.rawTagName) ||
      element.hasAttribute('hidden') ||
      hiddenStyle.test(element.getAttribute('style') ?? '') ||
      (classes.some((name) => hiddenClass.test(name)) && !classes.some((name) => shownAgain.test(name))) ||
      (selectors.size > 0 && (selectors.has(`#${element.id}`) || classes.some((name) => selectors.has(`.${name}`))))
    )
  }
  const keepShown = (element: HTMLElement) => {
    element.childNodes = element.childNodes.filter((child) => !(child instanceof HTMLElement && isHidden(child)))
    for (const child of element.childNodes) if (child instanceof HTMLElement) keepShown(child)
  }
  keepShown(root)
  return { html, url, root }
}
