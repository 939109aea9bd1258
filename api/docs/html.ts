import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Page {
  title: string
  description: string
  siteName: string
  /** The HTML of its main part. */
  main: string
}

/** The site's colours and letters, then what these pages make of them; without other parts, as they are read once. */
const styles = ['../../web/ui/tokens.css', './docs-page.css']
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\n\s*/g, ' '))
  .join('')

/** A manual as a page to be read: no scripts, and all of it in one. */
export const manualPage = ({ title, description, siteName, main }: Page): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<meta name="description" content="${text(description)}">
<style>${styles}</style>
</head>
<body>
<header><a href="/">${text(siteName)}</a></header>
<main>
${main}
</main>
</body>
</html>
`

/** A text in HTML. */
export const text = (plain: string) =>
  plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A description in HTML: what stands between backticks is code. */
export const asProse = (written: string) => text(written).replace(/`([^`]*)`/g, '<code>$1</code>')
