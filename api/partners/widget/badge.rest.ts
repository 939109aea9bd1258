import Router from '@koa/router'
import type { Context } from '../../server/context.ts'
import { findListedSupplier } from '../../suppliers/find-supplier.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import type { Supplier } from '../../suppliers/supplier.entity.ts'
import { themeFrom } from './read-widget.ts'
import type { FrameTheme } from './widget-html.ts'
import { plural } from '../../text/plural.rules.ts'

type RatedSupplier = Pick<Supplier, 'name' | 'averageRating' | 'reviewCount'>

const [width, height] = [240, 64]
const textWidth = 168

const colours = {
  light:
    '.card{fill:#fffdf9;stroke:#ddd5c6}.ink{fill:#1f2a2e}.pale{fill:#ddd3c1}.brass{fill:#a87527}.green{fill:#1f5b4f}',
  dark: '.card{fill:#1b2526;stroke:#334041}.ink{fill:#ece7dd}.pale{fill:#3a4849}.brass{fill:#d9a95a}.green{fill:#8ccdbb}',
}
const getBadgeStyles = (theme: FrameTheme) =>
  theme === 'auto' ? `${colours.light}@media (prefers-color-scheme:dark){${colours.dark}}` : colours[theme]

const badgeText = ({ name, averageRating, reviewCount }: RatedSupplier, siteName: string) =>
  averageRating > 0
    ? `${name}: ${averageRating.toFixed(1)} out of 5 from ${plural(reviewCount, 'review')} on ${siteName}`
    : `${name} is listed on ${siteName}`

const fitted = (text: string, size: number) =>
  text.length * size * 0.56 > textWidth ? ` textLength="${textWidth}" lengthAdjust="spacingAndGlyphs"` : ''

const line = (text: string, y: number, size: number, weight: number) =>
  `<text class="ink" x="60" y="${y}" font-size="${size}" font-weight="${weight}"${fitted(text, size)}>${escapeHtml(text)}</text>`

const star = 'M0-7 2-2.3 7-2.1 3.1 1.1 4.4 6 0 3.1-4.4 6-3.1 1.1-7-2.1-2-2.3z'
const stars = (className: string) =>
  `<g class="${className}">${[0, 1, 2, 3, 4].map((n) => `<path transform="translate(${67 + 16 * n} 23)" d="${star}"/>`).join('')}</g>`

const rating = ({ averageRating, reviewCount }: RatedSupplier) => {
  const filled = Math.round(Math.min(averageRating, 5) * 16)
  return `${stars('pale')}<clipPath id="r"><rect x="59" y="12" width="${filled}" height="22"/></clipPath><g clip-path="url(#r)">${stars('brass')}</g>
<text class="ink" x="146" y="28" font-size="14" font-weight="700">${averageRating.toFixed(1)}</text>
<text class="ink" x="172" y="28" font-size="12">(${reviewCount})</text>`
}

const mark = `<g transform="translate(14 15)"><rect class="green" width="32" height="34" rx="4"/><g class="card" stroke="none"><rect x="5" y="6" width="22" height="3"/><rect x="5" y="12" width="22" height="3"/><rect x="5" y="18" width="22" height="3"/></g></g>`

const drawBadge = (supplier: RatedSupplier, siteName: string, theme: FrameTheme): string => {
  const ratingText = supplier.averageRating > 0 ? rating(supplier) : line('Listed on', 28, 14, 700)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeHtml(badgeText(supplier, siteName))}</title>
<style>text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}${getBadgeStyles(theme)}</style>
<rect class="card" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8"/>
${mark}
${ratingText}
${line(siteName, 48, 12, 400)}
</svg>
`
}

const maxAgeSeconds = 3600

export const badgeRoutes = (): Router =>
  new Router().get('/badge/:id.svg', async (ctx) => {
    const { pool, env } = ctx.state.context as Context
    const theme = themeFrom(ctx.query)
    const supplier = await findListedSupplier(pool, ctx.params.id)
    ctx.type = 'image/svg+xml'
    ctx.set('cache-control', `public, max-age=${maxAgeSeconds}`) // it contains no address of the site
    ctx.body = drawBadge(supplier, env.SITE_NAME, theme)
  })
