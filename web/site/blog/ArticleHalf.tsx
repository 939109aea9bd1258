import './ArticleHalf.css'

/** A part of an article's HTML, which the server has sanitised. */
export const ArticleHalf = ({ html }: { html: string }) => (
  <div className="article" dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />
)

/** Lets wide tables scroll, by keyboard too. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table>', '<div class="article-table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
