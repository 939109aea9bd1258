import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context as KoaContext } from 'koa'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { isNotModified, createWeakEtag } from '../../server/conditional-request.ts'

export const sendManual = (ctx: KoaContext, type: string, body: string) => {
  ctx.status = 200
  ctx.type = type
  ctx.etag = createWeakEtag(body)
  if (isNotModified(ctx)) ctx.status = 304
  else ctx.body = body
}

interface Page {
  title: string
  description: string
  siteName: string
  main: string
}

// bounded: three style sheets of our own
const styles = ['../../../web/ui/tokens.css', '../../../web/app/base.css', './docs-page.css']
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\n\s*/g, ' '))
  .join('')

export const manualPage = ({ title, description, siteName, main }: Page): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<style>${styles}</style>
</head>
<body>
<header><a href="/">${escapeHtml(siteName)}</a></header>
<main>
${main}
</main>
</body>
</html>
`

export const asProse = (written: string) => escapeHtml(written).replace(/`([^`]*)`/g, '<code>$1</code>')

export const formatTable = (label: string, rows: string[], head = ['Name', 'Type', 'Meaning']) =>
  `<table aria-label="${escapeHtml(label)}"><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
