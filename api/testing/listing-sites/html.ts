export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const document = (title: string, body: string, head = ''): string => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
<meta name="viewport" content="width=device-width">
<script>window.dataLayer = window.dataLayer || []; dataLayer.push({"page": "</div>"});</script>
${head}
</head>
<body>
<header><nav><ul><li><a href="/">Home</a></li><li><a href="/help">Help</a></li><li><a href="/login">Log in</a></li></ul></nav></header>
${body}
<footer><p>A replica for trying things out; every business on it is fictional.</p><a href="/terms">Terms</a></footer>
</body>
</html>
`

export const paginate = <T>(list: T[], page: number, size: number): { items: T[]; from: number; hasNext: boolean } => {
  const from = (page - 1) * size
  return { items: list.slice(from, from + size), from, hasNext: from + size < list.length }
}
