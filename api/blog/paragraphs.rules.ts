const blocks =
  /^<\/?(p|h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|blockquote|figure|figcaption|pre|hr|div|section)\b/i

/** Adds paragraphs at blank lines outside of blocks, and breaks at line ends; existing HTML stays. */
export const withParagraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/(<pre\b(?:(?!<\/?pre\b)[\s\S])*<\/pre>)/i)
    .flatMap((part, index) => (index % 2 ? [part] : part.split(/\n[ \t]*\n/).map(toBlock)))
    .filter(Boolean)
    .join('\n\n')

const toBlock = (part: string): string => {
  const trimmed = part.trim()
  return !trimmed || blocks.test(trimmed) ? trimmed : `<p>${trimmed.replace(/\n/g, '<br>\n')}</p>`
}

/** The tags of a text that is part of a page, such as a county's guide. */
export const shortTags = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']
