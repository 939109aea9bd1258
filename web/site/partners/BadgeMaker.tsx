import { useSearchParams } from 'react-router'
import { useBadgeQuery } from '../../graphql.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { escapeHtml } from '../../../api/text/escape-html.rules.ts'

/** The supplier id at the end of the input, such as a profile's address. */
export const supplierIn = (params: URLSearchParams): string | undefined =>
  /(\d{1,9})\/?$/.exec((params.get('supplier') ?? '').slice(0, 200).trim())?.[1]

/** A form for a supplier's id, with the badge and code to copy; works without JavaScript. */
export const BadgeMaker = () => {
  const { siteName, siteUrl } = useConfig()
  const [params] = useSearchParams()
  const typed = params.get('supplier')
  const id = supplierIn(params)
  const { data, loading } = useBadgeQuery({ variables: { id: id ?? '' }, skip: !id })
  const supplier = data?.supplier
  return (
    <>
      <form className="badge-form" action="/partners#badge" aria-label="Badge">
        <div className="text-field">
          <label htmlFor="badge-supplier">Your profile’s URL, or the number at its end</label>
          <input
            id="badge-supplier"
            name="supplier"
            type="text"
            maxLength={200}
            required
            defaultValue={typed ?? ''}
            placeholder={`${siteUrl}/suppliers/1`}
          />
        </div>
        <button type="submit" className="solid-button">
          Show the Badge
        </button>
      </form>
      {typed && !supplier && !loading && <p role="status">There is no supplier with this number in the directory.</p>}
      {supplier && (
        <>
          <img
            className="badge-shown"
            src={`/badge/${supplier.id}.svg`}
            width={240}
            height={64}
            alt={`${supplier.title} on ${siteName}`}
          />
          <CodeBlock
            label="Badge"
            text={[
              `<a href="${siteUrl}/suppliers/${supplier.id}">`,
              `  <img src="${siteUrl}/badge/${supplier.id}.svg" width="240" height="64"`,
              `    alt="${escapeHtml(`${supplier.title} on ${siteName}`)}">`,
              '</a>',
            ].join('\n')}
          />
        </>
      )}
    </>
  )
}
