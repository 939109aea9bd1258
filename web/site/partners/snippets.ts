import {
  elementName,
  heightMessage,
  morePath,
  createDefaultHeading,
  widgetLimit,
  widgetServices,
  type WidgetService,
} from '../../../api/partners/widget/widget.rules.ts'
import { escapeHtml } from '../../../api/text/escape-html.rules.ts'

export interface WidgetSettings {
  county: string
  service: string
  limit: string
  heading: string
}

/** Invalid values stay, so that the widget reports them. */
export const settingsIn = (params: URLSearchParams): WidgetSettings => ({
  county: params.get('county') ?? 'kent',
  service: params.get('service') ?? '',
  limit: params.get('limit') || String(widgetLimit.default),
  heading: params.get('heading') ?? '',
})

export const getAttributes = (settings: WidgetSettings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))

const serviceIn = ({ service }: WidgetSettings) =>
  Object.hasOwn(widgetServices, service) ? (service as WidgetService) : undefined

export const fallbackLink = (settings: WidgetSettings, countyName: string | undefined, siteUrl: string) => ({
  href: siteUrl + morePath(countyName ? settings.county : undefined, serviceIn(settings)),
  text: settings.heading || createDefaultHeading(countyName, serviceIn(settings)),
})

export const createSnippets = (settings: WidgetSettings, countyName: string | undefined, siteUrl: string) => {
  const { href, text } = fallbackLink(settings, countyName, siteUrl)
  const attributes = Object.entries(getAttributes(settings)).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const query = new URLSearchParams(getAttributes(settings)).toString()
  return {
    element: [
      `<script async src="${siteUrl}/widget.js"></script>`,
      `<${elementName}${attributes.join('')}>`,
      `  <a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
      `</${elementName}>`,
    ].join('\n'),
    frame: [
      `<iframe src="${escapeHtml(`${siteUrl}/widget/frame?${query}`)}"`,
      `  title="${escapeHtml(text)}" width="100%" height="${frameHeight(settings)}" loading="lazy"></iframe>`,
      `<script>`,
      `addEventListener('message', ({ origin, source, data }) => {`,
      `  if (origin !== '${siteUrl}' || data?.type !== '${heightMessage}') return`,
      `  for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) frame.height = data.height`,
      `})`,
      `</script>`,
    ].join('\n'),
    html: `curl "${siteUrl}/widget/html?${query}"`,
  }
}

/** In pixels, until the script reports the content's height. */
const frameHeight = ({ limit }: WidgetSettings) => 110 + 116 * (Number(limit) || widgetLimit.default)
