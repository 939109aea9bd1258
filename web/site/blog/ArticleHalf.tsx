import './ArticleHalf.css'

/** The server has sanitised the HTML. */
export const ArticleHalf = ({ html }: { html: string }) => (
  <div className="article" dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />
)

/** Wide tables scroll, by keyboard too. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll(
      '<table>',
      '<div class="card flat scroll-table article-table" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>')
