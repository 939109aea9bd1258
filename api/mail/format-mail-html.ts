import { escapeHtml } from '../text/escape-html.rules.ts'

const address = /https?:\/\/[^\s<>"]+/g

/**
 * An email's text as simple HTML: paragraphs, and links to the site only. Addresses that a visitor typed do not become
 * links.
 */
export const formatMailHtml = (text: string, siteUrl: string | undefined): string => {
  const own = siteUrl && new URL(siteUrl).origin
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((one) => `<p>${linked(one, own).replaceAll('\n', '<br>\n')}</p>`)
  return `<!doctype html>\n<html lang="en"><body style="font:16px/1.5 sans-serif;max-width:40em">\n${paragraphs.join('\n')}\n</body></html>\n`
}

const linked = (text: string, own: string | undefined): string => {
  let html = ''
  let at = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    const link = url.replace(/[.,;:!?)]$/, '')
    if (!own || URL.parse(link)?.origin !== own) continue
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
    at = index + link.length
  }
  return html + escapeHtml(text.slice(at))
}
