type Colour = readonly [red: number, green: number, blue: number]

/** What stands behind words and buttons in each scheme; the same as in web/ui/tokens.css. */
const light = { bg: '#faf7f2', subtle: '#f4efe6', muted: '#ece5d8', panel: '#fffdf9', ink: '#1f2a2e' }
const dark = { bg: '#141b1c', subtle: '#182122', muted: '#202b2c', panel: '#1b2526', ink: '#10201c' }

/** A colour as it is written here. */
export const accentHex = /^#[0-9a-f]{6}$/i

/** What WCAG 2 asks between a text and what is behind it. */
export const leastContrast = 4.5

const read = (hex: string): Colour => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
const write = (colour: Colour) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** So much of one colour in another. */
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

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export const contrastOf = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The shades of an accent in a scheme: as in tokens.css, by the share of the accent in the panel's colour. */
const shadesOf = (accent: string, { panel }: typeof light) => ({
  muted: mix(accent, panel, 0.16),
  subtle: mix(accent, panel, 0.08),
  emphasized: mix(accent, panel, 0.27),
})

/** The least contrast that words in the accent have in a scheme, over its backgrounds and over the accent's own shades. */
const leastIn = (accent: string, scheme: typeof light): number => {
  const { bg, subtle, muted, panel } = scheme
  const shades = shadesOf(accent, scheme)
  return Math.min(...[bg, subtle, muted, panel, shades.muted, shades.subtle].map((one) => contrastOf(accent, one)))
}

/** The colour, taken towards another until it is legible in a scheme. */
const legible = (accent: string, towards: string, scheme: typeof light): string => {
  let found = accent
  for (let share = 1; share > 0 && leastIn(found, scheme) < leastContrast; share -= 0.02)
    found = mix(accent, towards, share)
  return found
}

/** What is wrong with an accent's contrast, with a near colour that would do; undefined when nothing is. */
export const contrastFault = (accent: string): string | undefined => {
  const least = leastIn(accent, light)
  if (least >= leastContrast) return undefined
  const told = (Math.floor(least * 10) / 10).toFixed(1)
  return `Words in this colour would have a contrast of only ${told} to 1 with the page behind them; they need ${leastContrast} to 1. ${legible(accent, '#000000', light)} is near it and would do.`
}

/** The accent of the dark scheme: the same colour, made light enough. */
export const darkAccent = (accent: string): string => legible(accent, '#ffffff', dark)

const tokensOf = (accent: string, scheme: typeof light, contrast: string) => {
  const { muted, subtle, emphasized } = shadesOf(accent, scheme)
  const tokens = { solid: accent, contrast, fg: accent, muted, subtle, emphasized, 'focus-ring': accent }
  return Object.entries(tokens)
    .map(([name, value]) => `--site-colors-accent-${name}:${value}`)
    .join(';')
}

/** The style that puts an accent in the place of the built-in one, in both schemes. */
export const accentStyle = (accent: string): string =>
  `:root{--site-colors-mark:${accent};${tokensOf(accent, light, '#fff')}}@media(prefers-color-scheme:dark){:root{${tokensOf(darkAccent(accent), dark, dark.ink)}}}`
