const blocks =
  /^<\/?(p|h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|blockquote|figure|figcaption|pre|hr|div|section)\b/i

/**
 * Turns text as an author types it into HTML: whatever is between blank lines and in no block becomes a paragraph, and
 * its line ends become breaks. Existing HTML stays as it is.
 */
export const withParagraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/(<pre\b(?:(?!<\/?pre\b)[\s\S])*<\/pre>)/i) // blank lines in preformatted text end no paragraph
    .flatMap((part, index) => (index % 2 ? [part] : part.split(/\n[ \t]*\n/).map(toBlock)))
    .filter(Boolean)
    .join('\n\n')

const toBlock = (part: string): string => {
  const trimmed = part.trim()
  return !trimmed || blocks.test(trimmed) ? trimmed : `<p>${trimmed.replace(/\n/g, '<br>\n')}</p>`
}
