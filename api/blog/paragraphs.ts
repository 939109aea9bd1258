const blocks = /^<\/?(p|h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|blockquote|figure|figcaption|pre|hr|div|section)\b/i

/**
 * Text as an author types it, as HTML: what stands between blank lines and in no block becomes a paragraph, its line
 * ends become breaks. What is HTML already stays as it is.
 */
export const withParagraphs = (text: string): string => {
  const kept: string[] = []
  // Blank lines in what is set out by hand are no ends of paragraphs.
  const apart = text.replace(/\r\n?/g, '\n').replace(/<pre\b[\s\S]*?<\/pre>/gi, (pre) => `\u0001${kept.push(pre) - 1}\u0001`)
  return apart
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (blocks.test(part) || part.startsWith('\u0001') ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n\n')
    .replace(/\u0001(\d+)\u0001/g, (_, index: string) => kept[Number(index)] ?? '')
}
