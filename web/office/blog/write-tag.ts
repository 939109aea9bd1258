export interface TextSelection {
  text: string
  start: number
  end: number
}

export type Mark = 'h2' | 'h3' | 'strong' | 'em' | 'ul' | 'ol' | 'blockquote'

/** Wraps the selection in a heading, bold, a list and so on; it stays selected. */
export const writeTag = ({ text, start, end }: TextSelection, mark: Mark): TextSelection => {
  const chosen = text.slice(start, end)
  if (mark === 'ul' || mark === 'ol') {
    const items = (chosen.trim() || 'List item')
      .split(/\n+/)
      .map((line) => `  <li>${line.replace(/^[-*•]\s*/, '').trim()}</li>`)
    return put({ text, start, end }, '', `<${mark}>\n${items.join('\n')}\n</${mark}>`, '', true)
  }
  const isBlock = mark !== 'strong' && mark !== 'em'
  return put({ text, start, end }, `<${mark}>`, chosen || (isBlock ? 'Heading' : 'text'), `</${mark}>`, isBlock)
}

export const writeLink = (chosen: TextSelection, address: string): TextSelection =>
  put(
    chosen,
    `<a href="${address
      .trim()
      .replace(/&(?!amp;)/g, '&amp;')
      .replace(/"/g, '%22')
      .replace(/</g, '%3C')}">`,
    chosen.text.slice(chosen.start, chosen.end) || address.trim(),
    '</a>',
    false,
  )

/** Inserts a picture of this site after the selection, with this description. */
export const writePicture = (
  { text, end }: TextSelection,
  { url, width, height }: { url: string; width: number; height: number },
  alt: string,
): TextSelection => {
  const words = alt.trim().replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  const picture = `<img src="${url}" alt="${words}" width="${width}" height="${height}">`
  return put({ text, start: end, end }, '', picture, '', true)
}

/** A block is surrounded by blank lines. */
const put = (
  { text, start, end }: TextSelection,
  before: string,
  inner: string,
  after: string,
  isBlock: boolean,
): TextSelection => {
  const [ahead, behind] = [text.slice(0, start), text.slice(end)]
  const gapAhead = isBlock && ahead.trim() && !ahead.endsWith('\n\n') ? (ahead.endsWith('\n') ? '\n' : '\n\n') : ''
  const gapBehind =
    isBlock && behind.trim() && !behind.startsWith('\n\n') ? (behind.startsWith('\n') ? '\n' : '\n\n') : ''
  const at = ahead.length + gapAhead.length + before.length
  return { text: ahead + gapAhead + before + inner + after + gapBehind + behind, start: at, end: at + inner.length }
}
