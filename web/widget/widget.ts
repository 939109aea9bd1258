import {
  drawWidget,
  elementName,
  headingLevels,
  type Piece,
  type WidgetResponse,
} from '../../api/partners/widget/widget.rules.ts'
import { widgetStyles } from '../../api/partners/widget/widget-styles.rules.ts'

/** Known only while the script first runs, and the origin of its lists. */
const ownScript = document.currentScript ?? document.querySelector('script[src*="/widget.js"]')
const siteUrl = ownScript instanceof HTMLScriptElement ? new URL(ownScript.src).origin : location.origin

/** In milliseconds; nobody waits longer. */
const patienceMs = 10_000

const styles = `:host { display: block; margin-block: 1em; } :host([hidden]) { display: none; }${widgetStyles}`

/** Shared by all widgets: strict policies refuse a style element, which only Safari before 16.4 needs. */
const sheet = 'adoptedStyleSheets' in Document.prototype ? new CSSStyleSheet() : undefined
sheet?.replaceSync(styles)

const addStyles = (root: ShadowRoot) => {
  if (sheet) root.adoptedStyleSheets = [sheet]
  else root.append(Object.assign(document.createElement('style'), { textContent: styles }))
}

const toNode = (piece: Piece | string): Node => {
  if (typeof piece === 'string') return document.createTextNode(piece)
  const element = document.createElement(piece.tag)
  if (piece.part) {
    element.className = `bcd-${piece.part}`
    element.setAttribute('part', piece.part)
  }
  for (const [name, value] of Object.entries(piece.attributes ?? {})) element.setAttribute(name, value)
  element.append(...piece.children.map(toNode))
  return element
}

/**
 * `<bcd-suppliers county="kent" service="blinds" limit="5">` takes fonts and colours from the page around it.
 * Its content shows until the list has loaded, or if that fails.
 */
class Suppliers extends HTMLElement {
  static observedAttributes = ['county', 'service', 'limit', 'heading', 'heading-level']

  #root = this.attachShadow({ mode: 'open' })
  #box = document.createElement('div')
  #asking: AbortController | undefined
  #url = ''
  #answer: WidgetResponse | undefined

  constructor() {
    super()
    addStyles(this.#root)
    this.#box.className = 'bcd-box'
    this.#root.append(this.#box)
  }

  connectedCallback() {
    this.#renewSoon()
  }

  disconnectedCallback() {
    this.#asking?.abort()
    this.#url = ''
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#renewSoon()
  }

  /** Several attributes may change together: the first of their turns fetches for all. */
  #renewSoon() {
    queueMicrotask(() => {
      if (this.isConnected) void this.#renew()
    })
  }

  async #renew() {
    const url = new URL('/widget/json', siteUrl)
    for (const name of ['county', 'service', 'limit']) {
      const value = this.getAttribute(name)
      if (value) url.searchParams.set(name, value)
    }
    if (url.href === this.#url) {
      if (this.#answer) this.#show(this.#answer)
      return
    }
    this.#url = url.href
    this.#answer = undefined
    this.#asking?.abort()
    const asking = new AbortController()
    this.#asking = asking
    this.#say('Loading suppliers…')
    const timer = setTimeout(() => asking.abort(), patienceMs)
    try {
      const response = await fetch(url, { signal: asking.signal, credentials: 'omit' })
      const answer = (await response.json()) as Partial<WidgetResponse>
      if (!answer.suppliers) throw new Error(String(response.status))
      if (this.#asking === asking) this.#show((this.#answer = answer as WidgetResponse))
    } catch {
      if (this.#asking !== asking || !this.isConnected) return
      this.#url = '' // fetched again when an attribute changes
      this.#say('The list of suppliers cannot be loaded at the moment.')
    } finally {
      clearTimeout(timer)
    }
  }

  #show(answer: WidgetResponse) {
    const level = Number(this.getAttribute('heading-level'))
    const isLevel = Number.isInteger(level) && level >= headingLevels.min && level <= headingLevels.max
    const heading = { text: this.getAttribute('heading'), level: isLevel ? level : undefined }
    this.#box.replaceChildren(...drawWidget(answer, heading).map(toNode))
  }

  #say(text: string) {
    const line = toNode({ tag: 'p', part: 'state', children: [text] })
    this.#box.replaceChildren(document.createElement('slot'), line)
  }
}

if (!customElements.get(elementName)) customElements.define(elementName, Suppliers)
