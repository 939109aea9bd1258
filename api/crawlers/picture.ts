import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { drawMotif, type MotifKind } from './motif.rules.ts'

const require = createRequire(import.meta.url)
const emojiFolder = dirname(require.resolve('@twemoji/svg/package.json'))
const font = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')
/** For letters that the first font does not have: Polish, Turkish, Greek, Cyrillic … */
const otherFonts = [
  require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  require.resolve('@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff'),
  require.resolve('@fontsource/tinos/files/tinos-greek-700-normal.woff'),
  require.resolve('@fontsource/tinos/files/tinos-cyrillic-700-normal.woff'),
]
const readFont = async (file: string) => ({ name: basename(file), data: await readFile(file), weight: 600 }) as const

/** The size that OpenGraph and Twitter cards ask for. */
const cardSize = { width: 1200, height: 630 }

export interface Card {
  title: string
  subtitle: string
  kind: MotifKind
  seed: string
}

type Node = {
  type: string
  props: {
    style: Record<string, string | number>
    children?: string | Node[]
    src?: string
    width?: number
    height?: number
  }
}
const box = (style: Record<string, string | number>, children: string | Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** Draws the picture for a shared link as a PNG: the motif, the title and the place. */
export const drawCard = async ({ title, subtitle, kind, seed }: Card, siteName: string): Promise<Buffer> => {
  const { width, height } = cardSize
  const motif = `data:image/svg+xml;base64,${Buffer.from(motifOf(kind, seed, width, 200)).toString('base64')}`
  const shown = title.length > 90 ? `${Array.from(title).slice(0, 88).join('').trimEnd()}…` : title
  const [{ default: satori }, mainFont] = await Promise.all([import('satori'), readFont(font)]) // few sites draw: 25 MB
  const svg = await satori(
    box(
      { flexDirection: 'column', width, height, background: '#faf7f2', color: '#1f2a2e', fontFamily: basename(font) },
      [
        { type: 'img', props: { src: motif, width, height: 200, style: {} } },
        box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'space-between', padding: '48px 64px' }, [
          box({ flexDirection: 'column' }, [
            box({ fontSize: shown.length > 45 ? 58 : 72, lineHeight: 1.15 }, shown),
            box({ fontSize: 34, marginTop: 20, color: '#535f62' }, subtitle),
          ]),
          box({ fontSize: 32, color: '#1f5b4f' }, siteName),
        ]),
      ],
    ) as never,
    {
      width,
      height,
      fonts: [mainFont],
      loadAdditionalAsset: (kind, text) =>
        kind === 'emoji' ? emojiPicture(text) : Promise.all(otherFonts.map(readFont)),
    },
  )
  return toPng(svg, width)
}

/** An emoji as the address of its SVG, whose file is named after its code points; transparent where there is none. */
const emojiPicture = async (emoji: string): Promise<string> => {
  const points = Array.from(emoji, (sign) => sign.codePointAt(0)!.toString(16))
  const named = points.includes('200d') ? points : points.filter((point) => point !== 'fe0f')
  const svg = await readFile(join(emojiFolder, `${named.join('-')}.svg`)).catch(
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

const motifOf = (kind: MotifKind, seed: string, width: number, height: number) => {
  const { ground, line, light, drawing, cord } = drawMotif(kind, seed, width, height)
  const size = `width="${width}" height="${height}"`
  const paths = `<path d="${drawing}" fill="${line}"/><path d="${cord}" fill="${light}" opacity="0.75"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><rect ${size} fill="${ground}"/>${paths}</svg>`
}

/** The site's mark as an SVG, in this colour. */
export const markIn = async (accent: string): Promise<string> =>
  (await readFile(join(import.meta.dirname, 'icon.svg'), 'utf8')).replaceAll('#1f5b4f', accent)

/** The site's mark as a square PNG, for phones' home screens and old browsers; or its logo (a PNG), framed by the colour. */
export const drawIcon = async (size: number, accent: string, logo?: Buffer): Promise<Buffer> => {
  const framed = (picture: Buffer) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/>` +
    `<rect x="2" y="2" width="28" height="28" rx="5" fill="#fffdf9"/>` +
    `<image x="4" y="4" width="24" height="24" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`
  return toPng(logo ? framed(logo) : await markIn(accent), size)
}

/** Drawn outside the thread that answers requests. */
const toPng = async (svg: string, width: number): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js')
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const
  return Buffer.from((await renderAsync(svg, options)).asPng())
}
