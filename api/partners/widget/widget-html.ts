import { createHash } from 'node:crypto'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { drawWidget, heightMessage, type Piece, type WidgetResponse, type WidgetHeading } from './widget.rules.ts'
import { widgetStyles } from './widget-styles.rules.ts'

const toHtml = (piece: Piece | string): string => {
  if (typeof piece === 'string') return escapeHtml(piece)
  const { tag, part, attributes = {}, children } = piece
  const all = Object.entries(part ? { class: `bcd-${part}`, ...attributes } : attributes)
  const written = all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
  return `<${tag}${written}>${children.map(toHtml).join('')}</${tag}>`
}

/** Without styles, for pages that include it on their server. */
export const widgetFragment = (answer: WidgetResponse, heading?: WidgetHeading) =>
  `<section class="bcd-box">${drawWidget(answer, heading).map(toHtml).join('\n')}</section>\n`

/** The colour scheme, since a frame cannot see the page around it. */
export type FrameTheme = 'auto' | 'light' | 'dark'

const frameStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; padding: 4px; }
${widgetStyles}`

/** Posts the content's height to the page around the frame, whenever it changes. */
const frameScript = `new ResizeObserver(()=>parent.postMessage({type:'${heightMessage}',height:document.documentElement.offsetHeight},'*')).observe(document.documentElement)`

const formatSha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const frameHashes = { style: formatSha256(frameStyles), script: formatSha256(frameScript) }

export const widgetFrame = (answer: WidgetResponse, theme: FrameTheme, heading?: WidgetHeading) =>
  `<!doctype html>
<html lang="en-GB"${theme === 'auto' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${answer.heading} | ${answer.site.name}`)}</title>
<base target="_top">
<style>${frameStyles}</style>
</head>
<body>
<main>${widgetFragment(answer, { ...heading, level: 1 })}</main>
<script>${frameScript}</script>
</body>
</html>
`
