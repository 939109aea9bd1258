import type { ApolloClient } from '@apollo/client'
import { useLocation, useSearchParams, Link } from 'react-router'
import { BadgeDocument, useBadgeQuery } from './BadgeMaker.generated.ts'
import { WidgetCountiesDocument, useWidgetCountiesQuery } from './PartnersPage.generated.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { escapeHtml } from '../../../api/text/escape-html.rules.ts'
import { fillSiteUrl } from '../../../api/partners/widget/examples.rules.ts'
import {
  elementName,
  maxHeadingLength,
  widgetLimit,
  widgetServices,
} from '../../../api/partners/widget/widget.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { settingsIn, createSnippets, getAttributes, fallbackLink, type WidgetSettings } from './snippets.ts'
import '../../ui/forms/TextField.css'
import '../../ui/forms/FormField.css'
import './PartnersPage.css'
import { useState, createElement, useEffect } from 'react'
import { Options } from '../ui/Options.tsx'
import { readForm } from '../ui/read-form.ts'

const isBuilder = (pathname: string) => pathname === '/partners/widget'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const id = supplierIn(searchParams)
  if (isBuilder(pathname)) await client.query({ query: WidgetCountiesDocument })
  else if (id) await client.query({ query: BadgeDocument, variables: { id } })
  return null
}

/** Both screens are in one file, since every page's code names each file. */
export const Component = () => (isBuilder(useLocation().pathname) ? <WidgetBuilder /> : <PartnerKit />)

const PartnerKit = () => {
  const { siteName, siteUrl } = useConfig()
  return (
    <div className="container partners">
      <Head
        title="Partners and Developers"
        description={`Show suppliers from ${siteName} on your own page, show your rating on your site, or use our data in your own program.`}
        canonicalPath="/partners"
      />
      <Breadcrumbs crumbs={[{ label: 'Partners' }]} />
      <h1 className="page-title below-crumbs">Partners and developers</h1>
      <p className="lead">
        Show our suppliers or your rating on your site, or use our data in your own program. You don’t need an account
        or a key to read data, and nothing sets cookies.
      </p>
      <Ways />
      <section aria-labelledby="widget">
        <h2 className="heading" id="widget">
          A county on your page
        </h2>
        <p>
          Copy this into your page. The list uses your page’s fonts and colours and doesn’t track visitors. If it can’t
          load, the link inside is shown instead.
        </p>
        <CodeBlock label="Kent" text={createSnippets(settingsIn(new URLSearchParams()), 'Kent', siteUrl).element} />
        <Attributes />
      </section>
      <Policies />
      <section aria-labelledby="badge">
        <h2 className="heading" id="badge">
          A badge for your own site
        </h2>
        <p>
          Are you listed here? Show your rating on your site. The badge updates with your reviews, follows light or dark
          mode, and links to your profile.
        </p>
        <BadgeMaker />
      </section>
      <section aria-labelledby="examples">
        <h2 className="heading" id="examples">
          Ready-to-run examples
        </h2>
        <p>
          There is one endpoint: <code>{siteUrl}/graphql</code>. Try it in <a href="/graphql">the explorer</a>, which
          describes every field. <a href="/api/docs">The REST API</a> has the same suppliers. If your server makes many
          requests, send your API key as <code>Authorization: Bearer bcd_…</code>. Never put a key in a web page.
        </p>
        {examples.map(({ label, text }) => (
          <CodeBlock key={label} label={label} text={fillSiteUrl(text, siteUrl)} />
        ))}
      </section>
    </div>
  )
}

const ways = [
  {
    title: 'A list for your page',
    text: 'A county’s suppliers, in a few lines of HTML.',
    link: 'Make One',
    to: '/partners/widget',
  },
  {
    title: 'A badge for suppliers',
    text: 'Your stars and reviews, on your own site.',
    link: 'Get Yours',
    to: '#badge',
  },
  {
    title: 'The API',
    text: 'Suppliers, reviews, counties and articles over GraphQL.',
    link: 'See Examples',
    to: '#examples',
  },
]

const Ways = () => (
  <div className="auto-grid partners-ways">
    {ways.map(({ title, text, link, to }) => (
      <div key={to} className="card">
        <h2 className="heading small">{title}</h2>
        <p className="muted small-text">{text}</p>
        <ButtonLink isOutlined={to.startsWith('#')} to={to}>
          {link}
        </ButtonLink>
      </div>
    ))}
  </div>
)

const Attributes = () => (
  <>
    <p>
      <code>county</code> is the name in the county page’s URL. <code>service</code> is <code>blinds</code>,{' '}
      <code>curtains</code>, <code>shutters</code>, <code>installation</code>, <code>repairs</code> or{' '}
      <code>custom</code>; <code>limit</code> is from 1 to 20; <code>heading</code> is your own text; and{' '}
      <code>heading-level</code> is from 2 to 6.
    </p>
    <CodeBlock
      label="Styles"
      text={`${elementName} { --bcd-link: #1f5b4f; --bcd-line: #ddd5c6 }\n${elementName}::part(heading) { font-family: Georgia, serif }\n/* The other parts: list, supplier, name, place, rating, services, phone, foot, more, source, site */`}
    />
  </>
)

const Policies = () => {
  const { siteUrl } = useConfig()
  const rows = [
    ['The widget', `script-src ${siteUrl}; connect-src ${siteUrl}`],
    ['The frame', `frame-src ${siteUrl}`],
    ['The badge', `img-src ${siteUrl}`],
    ['Plain HTML', 'nothing: your server fetches it'],
    ['Programs in a page', `connect-src ${siteUrl}`],
  ] as const
  return (
    <section aria-labelledby="policies">
      <h2 className="heading" id="policies">
        If your page has a Content-Security-Policy
      </h2>
      <p>
        You don’t need <code>unsafe-inline</code> or a <code>style-src</code> rule. Allow only what you use:
      </p>
      <ScrollRegion className="small-text scroll-table" label="Directives">
        <table>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Allow</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, directive]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  <code>{directive}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>Otherwise the browser blocks the widget and visitors see the link inside it.</p>
    </section>
  )
}

/** Reads the number at the end of the input, such as a profile's address. */
const supplierIn = (params: URLSearchParams): string | undefined =>
  /(\d{1,9})\/?$/.exec((params.get('supplier') ?? '').slice(0, 200).trim())?.[1]

const BadgeMaker = () => {
  const { siteName, siteUrl } = useConfig()
  const [params] = useSearchParams()
  const typed = params.get('supplier')
  const id = supplierIn(params)
  const { data, loading, error, refetch } = useBadgeQuery({ variables: { id: id ?? '' }, skip: !id })
  const supplier = data?.supplier
  return (
    <>
      <form className="badge-form stack" action="/partners#badge" aria-label="Badge">
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
      {error && !loading && (
        <Failed message="The badge could not be loaded. Please try again." error={error} onRetry={refetch} />
      )}
      {typed && !supplier && !loading && !error && (
        <p role="status">There is no supplier with this number in the directory.</p>
      )}
      {supplier && (
        <>
          <img src={`/badge/${supplier.id}.svg`} width={240} height={64} alt={`${supplier.title} on ${siteName}`} />
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

const texts = import.meta.glob<string>(
  ['../../../docs/examples/*', '../../../docs/examples/typed-client/*', '!**/*.generated.ts'],
  { query: '?raw', import: 'default', eager: true },
)

const example = (label: string, file: string) => ({ label, text: texts[`../../../docs/examples/${file}`]! })

/** Files of docs/examples/, each run by a test. */
const examples = [
  example('curl', 'curl.sh'),
  example('fetch', 'fetch.mjs'),
  example('Apollo Client', 'apollo-client.mjs'),
  example('Typed client: suppliers.graphql', 'typed-client/suppliers.graphql'),
  example('Typed client: codegen.ts', 'typed-client/codegen.ts'),
  example('Typed client: main.mts', 'typed-client/main.mts'),
]

const services = Object.entries(widgetServices).map(([value, { label }]) => ({ value, label }))

const WidgetBuilder = () => {
  const { siteName, siteUrl } = useConfig()
  const [params] = useSearchParams()
  const [settings, set] = useState(() => settingsIn(params))
  const { data } = useWidgetCountiesQuery()
  const counties = data?.counties ?? []
  const countyName = counties.find(({ urlName }) => urlName === settings.county)?.name
  const snippets = createSnippets(settings, countyName, siteUrl)
  return (
    <div className="container partners">
      <Head
        title="A List of Suppliers for Your Page"
        description={`Put a county’s blind and curtain suppliers from ${siteName} on your own page: choose, preview and copy four lines.`}
        canonicalPath="/partners/widget"
      />
      <Breadcrumbs crumbs={[{ label: 'Partners', to: '/partners' }, { label: 'Widget' }]} />
      <h1 className="page-title below-crumbs">A list of suppliers for your page</h1>
      <p className="lead">
        Choose what it shows, preview it and copy it into your page. You don’t need an account or a key.
      </p>
      <div className="widget-builder stack">
        <form
          className="card stack"
          action="/partners/widget"
          aria-label="Widget settings"
          onChange={({ currentTarget }) => set(settingsIn(readForm(currentTarget)))}
        >
          <CountyField value={settings.county} counties={counties} />
          <div className="text-field">
            <label htmlFor="widget-service">Service</label>
            <select id="widget-service" name="service" defaultValue={settings.service}>
              <option value="">All services</option>
              <Options of={services} />
            </select>
          </div>
          <div className="text-field">
            <label htmlFor="widget-limit">How many suppliers</label>
            <input
              id="widget-limit"
              name="limit"
              type="number"
              min={widgetLimit.min}
              max={widgetLimit.max}
              defaultValue={settings.limit}
            />
          </div>
          <div className="text-field">
            <label htmlFor="widget-heading">Heading</label>
            <input
              id="widget-heading"
              name="heading"
              type="text"
              maxLength={maxHeadingLength}
              defaultValue={settings.heading}
              aria-describedby="widget-heading-text"
            />
            <p id="widget-heading-text" className="text-field-help">
              Leave blank for the default heading.
            </p>
          </div>
          <button type="submit" className="outline-button">
            Save These Settings in the URL
          </button>
        </form>
        <section className="card widget-preview" aria-label="Preview">
          <WidgetPreview settings={settings} countyName={countyName} />
        </section>
      </div>
      <h2 className="heading">Copy it</h2>
      <p className="muted">
        Paste this where you want the list. Load the script once per page. The list uses your page’s fonts and colours.
      </p>
      <CodeBlock label="Widget" text={snippets.element} />
      <p className="muted">If your site doesn’t allow third-party scripts, use an iframe:</p>
      <CodeBlock label="Frame" text={snippets.frame} />
      <p className="muted">Or fetch plain HTML from your own server and put it into the page:</p>
      <CodeBlock label="Plain HTML" text={snippets.html} />
      <p>
        <Link className="text-link" to="/partners#policies">
          What your Content-Security-Policy must allow
        </Link>
      </p>
    </div>
  )
}

/** An unknown county stays selected, and the widget reports it. */
const CountyField = ({ value, counties }: { value: string; counties: { name: string; urlName: string }[] }) => {
  const isUnknown = value !== '' && !counties.some(({ urlName }) => urlName === value)
  return (
    <div className="text-field">
      <label htmlFor="widget-county">County</label>
      <select id="widget-county" name="county" key={counties.length} defaultValue={value}>
        <option value="">All of them</option>
        {isUnknown && <option value={value}>{value}</option>}
        <Options of={counties.map(({ name, urlName }) => ({ value: urlName, label: name }))} />
      </select>
    </div>
  )
}

const WidgetPreview = ({ settings, countyName }: { settings: WidgetSettings; countyName: string | undefined }) => {
  useEffect(() => {
    if (customElements.get(elementName)) return
    const script = document.createElement('script')
    script.src = '/widget.js'
    document.head.append(script)
  }, [])
  const { href, text } = fallbackLink(settings, countyName, '')
  return createElement(elementName, getAttributes(settings), <a href={href}>{text}</a>)
}

interface CodeBlockProps {
  /** Also in the toast, such as "Widget" or "curl example". */
  label: string
  text: string
}

const CodeBlock = ({ label, text }: CodeBlockProps) => (
  <figure className="card flat code-block">
    <figcaption className="row between small-text">
      {label}
      <CopyButton text={text} label={label} icon={<Icon name="copy" />} />
    </figcaption>
    <ScrollRegion className="code-block-text" label={label}>
      <pre>
        <code>{text}</code>
      </pre>
    </ScrollRegion>
  </figure>
)
