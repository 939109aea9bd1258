import { createElement, useEffect } from 'react'
import { elementName } from '../../../api/partners/widget/widget.rules.ts'
import { getAttributes, fallbackLink, type WidgetSettings } from './snippets.ts'

/** The widget as on a partner's page; a plain link without scripts. */
export const WidgetPreview = ({
  settings,
  countyName,
}: {
  settings: WidgetSettings
  countyName: string | undefined
}) => {
  useEffect(() => {
    if (customElements.get(elementName)) return
    const script = document.createElement('script')
    script.src = '/widget.js'
    document.head.append(script)
  }, [])
  const { href, text } = fallbackLink(settings, countyName, '')
  return createElement(elementName, getAttributes(settings), <a href={href}>{text}</a>)
}
