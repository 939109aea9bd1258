import { createHash } from 'node:crypto'
import { accentHex } from './accent.rules.ts'

/** `logo` is set only for a stored picture. */
export interface SiteIcons {
  siteName: string
  accent: string
  logo: string | undefined
  /** Part of the icons' addresses, which change with their content. */
  hash: string
}

/** As in web/ui/tokens.css. */
const builtIn = { accent: '#1f5b4f', ground: '#faf7f2', darkGround: '#151c1d' }
/** Increase it when the drawing changes. */
const drawing = 1

export const siteIcons = (set: { siteName: string; accentColour?: string; logoUrl?: string }): SiteIcons => {
  const { siteName, accentColour = '', logoUrl = '' } = set
  const accent = accentHex.test(accentColour) ? accentColour.toLowerCase() : builtIn.accent
  const logo = /^\/pictures\/([0-9a-f]{32}-\d+x\d+\.webp)$/.exec(logoUrl)?.[1]
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, siteName, accent, logo]))
    .digest('hex')
    .slice(0, 16)
  return { siteName, accent, logo, hash }
}

export const iconSides: readonly number[] = [48, 180, 192, 512]

const iconPath = (hash: string, side: number) => `/icons/${hash}/${side}.png`

/** Browser bars get the accent if one was chosen. */
export const iconLinks = ({ accent, logo, hash }: SiteIcons): string => {
  const [light, dark] = accent === builtIn.accent ? [builtIn.ground, builtIn.darkGround] : [accent, accent]
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
    logo
      ? `<link rel="icon" href="${iconPath(hash, 48)}" sizes="48x48" type="image/png">`
      : `<link rel="icon" href="/icons/${hash}/mark.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${iconPath(hash, 180)}">`,
    `<link rel="manifest" href="/icons/${hash}/site.webmanifest">`,
  ].join('')
}

/** For installing the site on a home screen. */
export const siteManifest = ({ siteName, accent, hash }: SiteIcons) => ({
  name: siteName,
  start_url: '/',
  display: 'browser',
  theme_color: accent,
  background_color: builtIn.ground,
  icons: [192, 512].map((side) => ({ src: iconPath(hash, side), sizes: `${side}x${side}`, type: 'image/png' })),
})
