import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { LegalPageName } from '../../../api/office/legal/legal.rules.ts'
import { ConfigContext, useConfig } from '../../ui/page/config.tsx'
import { CookiesText } from '../../site/legal/CookiesText.tsx'
import { WithMarks } from '../../site/legal/RetentionPeriod.tsx'
import { PrivacyText } from '../../site/legal/PrivacyText.tsx'
import { TermsText } from '../../site/legal/TermsText.tsx'

const texts: Record<LegalPageName, () => ReactNode> = { PRIVACY: PrivacyText, TERMS: TermsText, COOKIES: CookiesText }

/** Keeps only link addresses as attributes, and puts each block on its own lines. */
const plainHtml = (html: string) =>
  html
    .replace(/<\/?div[^<>]*>/g, '')
    .replace(/<(\w+)((?: [^<>]*)?)>/g, (_, tag: string, attributes: string) => {
      const href = tag === 'a' ? (/ href="[^"]*"/.exec(attributes)?.[0] ?? '') : ''
      return `<${tag}${href}>`
    })
    .replace(/<\/(p|h2|ul|table)>/g, '</$1>\n\n')
    .trim()

interface BuiltInTextProps {
  page: LegalPageName
  /** Gets the text as HTML, with placeholders instead of facts. */
  children: (html: string) => ReactNode
}

/** Renders the software's own text out of sight and reads its HTML, as a starting point for the site's own. */
export const BuiltInText = ({ page, children }: BuiltInTextProps) => {
  const config = useConfig()
  const drawn = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState<string>()
  useLayoutEffect(() => setHtml(plainHtml(drawn.current!.innerHTML)), [])
  const Text = texts[page]
  if (html !== undefined) return children(html)
  return (
    <div ref={drawn} hidden>
      <ConfigContext value={{ ...config, siteName: '{site name}' }}>
        <WithMarks value={true}>
          <Text />
        </WithMarks>
      </ConfigContext>
    </div>
  )
}
