import { escapeHtml } from '../server/escape-html.rules.ts'

const address = /https?:\/\/[^\s<>"]+/g

/** An e-mail's text as simple HTML: paragraphs and links, all else as it was written. */
export const htmlOf = (text: string): string => {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((one) => `<p>${linked(one).replaceAll('\n', '<br>\n')}</p>`)
  return `<!doctype html>\n<html lang="en"><body style="font:16px/1.5 sans-serif;max-width:40em">\n${paragraphs.join('\n')}\n</body></html>\n`
}

const linked = (text: string): string => {
  let html = ''
  let at = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    const link = url.replace(/[.,;:!?)]$/, '')
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
    at = index + link.length
  }
  return html + escapeHtml(text.slice(at))
}
