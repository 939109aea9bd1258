const readStyle = (element: Element) => element.getAttribute('style') ?? ''
const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Undefined unless Word shows the paragraph as an item of a list. */
const readListLevel = (element: Element | null): number | undefined => {
  const level = element?.localName === 'p' ? /mso-list:[^;]*\blevel(\d)/.exec(readStyle(element)) : null
  return level ? Number(level[1]) : undefined
}
const findMarker = (item: Element) =>
  [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(readStyle(span)))

/** Word writes lists as paragraphs with a bullet or a number in a span. */
const makeLists = (body: Element) => {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || readListLevel(first) === undefined) continue
    const open: { level: number; list: Element }[] = []
    let item: Element | null = first
    for (let level = readListLevel(item); item && level !== undefined; level = readListLevel(item)) {
      const next: Element | null = item.nextElementSibling
      const marker = findMarker(item)
      const tag = /^\s*\(?[0-9a-z]+[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
      marker?.remove()
      while (open.length > 1 && open.at(-1)!.level > level) open.pop()
      if (open.length === 0 || open.at(-1)!.level < level) {
        const list = body.ownerDocument.createElement(tag)
        const parent = open.at(-1)?.list.lastElementChild
        if (parent) parent.append(list)
        else item.before(list)
        open.push({ level, list })
      }
      open.at(-1)!.list.append(item)
      rename(item, 'li')
      item = next
    }
  }
}

/** Word names titles and quotations only by a style, and its first headings are the article's second. */
const nameBlocks = (body: Element) => {
  const hasFirstLevel = body.querySelector('h1') !== null || body.querySelector('.MsoTitle') !== null
  for (const level of hasFirstLevel ? [5, 4, 3, 2, 1] : [])
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${Math.min(4, level + 1)}`)
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  for (const quote of body.querySelectorAll('p[class*="Quote"]')) rename(quote, 'blockquote')
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
    bold.replaceWith(...bold.childNodes)
  for (const span of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) [style]')) span.removeAttribute('style')
}

const removeNoise = (body: Element) => {
  for (const noise of body.querySelectorAll('style, script, title, meta, link, xml, del, .Apple-interchange-newline'))
    noise.remove()
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement!.closest('pre')) text.data = text.data.replace(/\s{2,}|^\u00a0|\u00a0$/g, ' ')
  }
  const isEmpty = (element: Element) => !element.textContent.trim() && !element.querySelector('img, hr')
  for (const block of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li, blockquote'))
    if (isEmpty(block)) block.remove()
  for (const br of body.querySelectorAll('br'))
    if (/^(p|h\d|ul|ol|table|div)$/.test((br.previousElementSibling ?? br.nextElementSibling)?.localName ?? ''))
      br.remove()
}

export interface PastedContent {
  html: string
  /** Data URLs from the HTML, where `getPastedAddress` replaces them. */
  pictures: string[]
  /** Pictures that only the copying program has. */
  missing: number
}

/** Replaces the n-th pasted picture until it is uploaded. */
export const getPastedAddress = (index: number) => `https://pasted.invalid/${index}`

const takePictures = (body: Element): Pick<PastedContent, 'pictures' | 'missing'> => {
  const pictures: string[] = []
  let missing = 0
  for (const img of body.querySelectorAll('img')) {
    const src = img.getAttribute('src') ?? ''
    if (/^(https:\/\/|\/)/i.test(src)) continue
    if (/^data:image\//i.test(src)) img.setAttribute('src', getPastedAddress(pictures.push(src) - 1))
    else missing++
  }
  return { pictures, missing }
}

/** Turns headings, quotations and table rows into paragraphs, and removes pictures. */
const shorten = (body: Element) => {
  for (const block of body.querySelectorAll('h1, h2, h3, h4, h5, h6, blockquote, pre')) rename(block, 'p')
  for (const row of body.querySelectorAll('tr')) {
    const texts = [...row.children].map(({ textContent }) => textContent.trim())
    const p = body.ownerDocument.createElement('p')
    p.textContent = texts.join(' ')
    row.closest('table')!.before(p)
  }
  for (const rest of body.querySelectorAll('table, img, hr, figcaption:empty')) rest.remove()
}

/** Keeps only the structure that an article's own tags can show. */
export const cleanPasted = (html: string, isShort: boolean): PastedContent => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  makeLists(body)
  nameBlocks(body)
  removeNoise(body)
  if (isShort) shorten(body)
  return { ...takePictures(body), html: body.innerHTML }
}
