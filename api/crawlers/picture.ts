import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { drawCounty } from '../counties/county-picture.ts'
import { drawSymbols } from '../pictures/draw-symbols.ts'
import { plural } from '../text/plural.rules.ts'

const require = createRequire(import.meta.url)
const emojiFolder = dirname(require.resolve('@twemoji/svg/package.json'))
const font = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')
/** For letters that the first font lacks: Polish, Turkish, Greek, Cyrillic … */
const otherFonts = [
  require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  require.resolve('@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff'),
  require.resolve('@fontsource/tinos/files/tinos-greek-700-normal.woff'),
  require.resolve('@fontsource/tinos/files/tinos-cyrillic-700-normal.woff'),
]
const readFont = async (file: string) => ({ name: basename(file), data: await readFile(file), weight: 600 }) as const

/** The size that OpenGraph and Twitter cards expect. */
const cardSize = { width: 1200, height: 630 }

export interface Card {
  title: string
  subtitle: string
  rating?: { average: number; count: number } | undefined
  picture: CardPicture
}

type CardPicture =
  | { kind: 'tiles'; tiles: readonly string[] }
  | { kind: 'county'; urlName: string }
  | { kind: 'scene'; scene: string; tone: number }

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

export const drawCard = async ({ title, subtitle, rating, picture }: Card, siteName: string): Promise<Buffer> => {
  const { width, height } = cardSize
  const isAbove = picture.kind === 'scene'
  const image = isAbove ? { width, height: 370 } : { width: 500, height }
  const shown = title.length > 90 ? `${Array.from(title).slice(0, 88).join('').trimEnd()}…` : title
  const [drawn, { default: satori }, mainFont] = await Promise.all([
    drawPicture(picture, image),
    import('satori'),
    readFont(font),
  ])
  const fontSize = isAbove ? (shown.length > 45 ? 46 : 58) : shown.length > 60 ? 50 : shown.length > 28 ? 58 : 68
  const subject = box({ fontSize: isAbove ? 30 : 34, marginTop: isAbove ? 0 : 20, color: '#535f62' }, subtitle)
  const words = box(
    {
      flexDirection: 'column',
      flexGrow: 1,
      flexBasis: 0,
      justifyContent: 'space-between',
      padding: isAbove ? '32px 64px 36px' : '64px 48px 56px 64px',
    },
    [
      box({ flexDirection: 'column' }, [
        box({ fontSize, lineHeight: 1.15 }, shown),
        ...(rating ? [ratingLine(rating)] : []),
        ...(isAbove ? [] : [subject]),
      ]),
      box({ justifyContent: 'space-between', alignItems: 'baseline' }, [
        box({ fontSize: 30, color: '#1f5b4f' }, siteName),
        ...(isAbove ? [subject] : []),
      ]),
    ],
  )
  const img: Node = { type: 'img', props: { src: asAddress(drawn), ...image, style: { flexShrink: 0 } } }
  const style = { width, height, background: '#faf7f2', color: '#1f2a2e', fontFamily: basename(font) }
  const svg = await satori(
    box({ ...style, flexDirection: isAbove ? 'column' : 'row' }, isAbove ? [img, words] : [words, img]) as never,
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

const asAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

const ratingLine = ({ average, count }: NonNullable<Card['rating']>): Node =>
  box({ alignItems: 'center', marginTop: 24, fontSize: 38 }, [
    {
      type: 'img',
      props: {
        src: asAddress(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#b8863b" d="${star}"/></svg>`,
        ),
        width: 44,
        height: 44,
        style: { marginRight: 12 },
      },
    },
    box({}, `${average.toFixed(1)} (${plural(count, 'review')})`),
  ])

const drawPicture = async (picture: CardPicture, { width, height }: { width: number; height: number }) => {
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`
  if (picture.kind === 'scene') {
    const scene = await drawSymbols('scenes', [picture.scene], String(picture.tone))
    return `<svg ${size} viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice">${scene}</svg>`
  }
  if (picture.kind === 'county')
    return drawCounty(picture.urlName)!.replace(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"',
      `<svg ${size} viewBox="-20 ${500 - (520 * height) / width} 1040 ${(1040 * height) / width}"`,
    )
  const across = picture.tiles.length > 1 ? 2 : 1
  const [left, gap] = [20, 24]
  const side = (width - left - 64 - gap * (across - 1)) / across
  const top = (height - Math.ceil(picture.tiles.length / across) * (side + gap) + gap) / 2
  const tiles = await Promise.all(
    picture.tiles.map(async (tile, at) => {
      const [tone = '', ...layers] = tile.split(' ')
      const x = left + (at % across) * (side + gap)
      const y = top + Math.floor(at / across) * (side + gap)
      const drawn = await drawSymbols('tiles', layers, tone)
      return `<g transform="translate(${x} ${y}) scale(${side / 72})" clip-path="url(#tile)">${drawn}</g>`
    }),
  )
  return `<svg ${size}><clipPath id="tile"><rect width="72" height="72" rx="4"/></clipPath>${tiles.join('')}</svg>`
}

/** The file is named after the code points; a transparent picture if there is none. */
const emojiPicture = async (emoji: string): Promise<string> => {
  const points = Array.from(emoji, (sign) => sign.codePointAt(0)!.toString(16))
  const named = points.includes('200d') ? points : points.filter((point) => point !== 'fe0f')
  const svg = await readFile(join(emojiFolder, `${named.join('-')}.svg`)).catch(
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  return asAddress(svg.toString())
}

export const markIn = async (accent: string): Promise<string> =>
  (await readFile(join(import.meta.dirname, 'icon.svg'), 'utf8')).replaceAll('#1f5b4f', accent)

/** For home screens and old browsers; a site's own logo (a PNG) is drawn on the colour. */
export const drawIcon = async (size: number, accent: string, logo?: Buffer): Promise<Buffer> => {
  const framed = (picture: Buffer) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/>` +
    `<rect x="2" y="2" width="28" height="28" rx="5" fill="#fffdf9"/>` +
    `<image x="4" y="4" width="24" height="24" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`
  return toPng(logo ? framed(logo) : await markIn(accent), size)
}

/** Draws in another thread than the one that handles requests. */
const toPng = async (svg: string, width: number): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js')
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const
  return Buffer.from((await renderAsync(svg, options)).asPng())
}
