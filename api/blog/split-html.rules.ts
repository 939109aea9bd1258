/** A heading stays with what follows it. */
const blocks = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'figure', 'pre', 'hr'])
const empties = new Set(['img', 'br', 'hr'])

export const splitHtml = (html: string): string[] => {
  const ends: number[] = []
  let depth = 0
  for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g)) {
    if (slash) depth--
    else if (!empties.has(name)) depth++
    const end = index + text.length
    if (depth === 0 && (slash || empties.has(name)) && blocks.has(name) && html.slice(end).trim()) ends.push(end)
  }
  const middle = html.length / 2
  const [nearest] = ends.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  if (!nearest) return html ? [html] : []
  return [html.slice(0, nearest).trim(), html.slice(nearest).trim()]
}
