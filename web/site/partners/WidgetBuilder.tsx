import { useState, createElement, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  maxHeadingLength,
  widgetLimit,
  widgetServices,
  elementName,
} from '../../../api/partners/widget/widget.rules.ts'
import { useWidgetCountiesQuery } from './WidgetBuilder.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Options } from '../ui/Options.tsx'
import { readForm } from '../ui/read-form.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { settingsIn, createSnippets, getAttributes, fallbackLink, type WidgetSettings } from './snippets.ts'

const services = Object.entries(widgetServices).map(([value, { label }]) => ({ value, label }))

export const WidgetBuilder = () => {
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

interface CountyFieldProps {
  value: string
  counties: { name: string; urlName: string }[]
}

/** An unknown county stays selected, and the widget reports it. */
const CountyField = ({ value, counties }: CountyFieldProps) => {
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
