type Colour = readonly [red: number, green: number, blue: number]

/** Backgrounds of each colour scheme, as in web/ui/tokens.css. */
const light = { bg: '#faf7f2', subtle: '#f4efe6', muted: '#ece5d8', panel: '#fffdf9', ink: '#1f2a2e' }
const dark = { bg: '#141b1c', subtle: '#182122', muted: '#202b2c', panel: '#1b2526', ink: '#10201c' }

export const accentHex = /^#[0-9a-f]{6}$/i

/** WCAG 2's minimum contrast for text. */
const minContrast = 4.5

const read = (hex: string): Colour => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
const write = (colour: Colour) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const mix = (colour: string, into: string, share: number): string => {
  const [a, b] = [read(colour), read(into)]
  return write([0, 1, 2].map((at) => a[at]! * share + b[at]! * (1 - share)) as unknown as Colour)
}

const luminance = (hex: string): number => {
  const [red, green, blue] = read(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** By WCAG 2, from 1 to 21. */
export const calculateContrast = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Mixed as in tokens.css. */
const createShades = (accent: string, { panel }: typeof light) => ({
  muted: mix(accent, panel, 0.16),
  subtle: mix(accent, panel, 0.08),
  emphasized: mix(accent, panel, 0.27),
})

const calculateMinContrast = (accent: string, scheme: typeof light): number => {
  const { bg, subtle, muted, panel } = scheme
  const shades = createShades(accent, scheme)
  return Math.min(
    ...[bg, subtle, muted, panel, shades.muted, shades.subtle].map((one) => calculateContrast(accent, one)),
  )
}

const legible = (accent: string, towards: string, scheme: typeof light): string => {
  let found = accent
  for (let share = 1; share > 0 && calculateMinContrast(found, scheme) < minContrast; share -= 0.02)
    found = mix(accent, towards, share)
  return found
}

/** Suggests a similar colour that works; undefined if the contrast is high enough. */
export const contrastFault = (accent: string): string | undefined => {
  const lowest = calculateMinContrast(accent, light)
  if (lowest >= minContrast) return undefined
  const rounded = (Math.floor(lowest * 10) / 10).toFixed(1)
  return `Text in this colour would have a contrast of only ${rounded} to 1 with the page; it needs ${minContrast} to 1. ${legible(accent, '#000000', light)} is similar and would work.`
}

export const darkAccent = (accent: string): string => legible(accent, '#ffffff', dark)

const formatTokens = (accent: string, scheme: typeof light, contrast: string) => {
  const { muted, subtle, emphasized } = createShades(accent, scheme)
  const tokens = { solid: accent, contrast, fg: accent, muted, subtle, emphasized }
  return Object.entries(tokens)
    .map(([name, value]) => `--site-colors-accent-${name}:${value}`)
    .join(';')
}

export const accentStyle = (accent: string): string =>
  `:root{--site-colors-mark:${accent};${formatTokens(accent, light, '#fff')}}@media(prefers-color-scheme:dark){:root{${formatTokens(darkAccent(accent), dark, dark.ink)}}}`
