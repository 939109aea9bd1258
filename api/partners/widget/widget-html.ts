import { createHash } from 'node:crypto'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { drawWidget, heightMessage, type Piece, type WidgetAnswer, type WidgetHeading } from './widget.rules.ts'
import { widgetStyles } from './widget-styles.rules.ts'

const toHtml = (piece: Piece | string): string => {
  if (typeof piece === 'string') return escapeHtml(piece)
  const { tag, part, attributes = {}, children } = piece
  const all = Object.entries(part ? { class: `bcd-${part}`, ...attributes } : attributes)
  const written = all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
  return `<${tag}${written}>${children.map(toHtml).join('')}</${tag}>`
}

/** The widget as plain HTML without styles, for a page that is made elsewhere and includes it. */
export const widgetFragment = (answer: WidgetAnswer, heading?: WidgetHeading) =>
  `<section class="bcd-box">${drawWidget(answer, heading).map(toHtml).join('\n')}</section>\n`

/** The colours of a frame, which cannot know those of the page around it. */
export type FrameTheme = 'auto' | 'light' | 'dark'

const frameStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; padding: 4px; }
${widgetStyles}`

/** Tells the page around the frame how tall its content is, at first and whenever that changes. */
const frameScript = `new ResizeObserver(()=>parent.postMessage({type:'${heightMessage}',height:document.documentElement.offsetHeight},'*')).observe(document.documentElement)`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The frame's only style element and its only script, by what its policy for contents allows them. */
export const frameHashes = { style: hashOf(frameStyles), script: hashOf(frameScript) }

/** The widget as a page of its own, for a frame: its links leave the frame. */
export const widgetFrame = (answer: WidgetAnswer, theme: FrameTheme, heading?: WidgetHeading) =>
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
