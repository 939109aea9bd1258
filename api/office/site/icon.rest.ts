import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import { draw } from '../../crawlers/draw.ts'
import { drawIcon, markIn } from '../../crawlers/picture.ts'
import { pictureStore } from '../../pictures/picture-store.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { iconSides, siteIcons, siteManifest, type SiteIcons } from './site-icons.ts'
import { maxPicturePixels } from '../../pictures/picture.rules.ts'
import { loadSharp } from '../../pictures/load-sharp.ts'

const fitPicture = async (bytes: Buffer, side: number): Promise<Buffer> => {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: maxPicturePixels })
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

const readWithinMs = 5000
const logoSide = 384

const createIconDrawer = () => {
  let hash = ''
  let pictures = new Map<number, Buffer>()
  return async (context: Context, icons: SiteIcons, side: number): Promise<Buffer> => {
    if (icons.hash !== hash) [hash, pictures] = [icons.hash, new Map()]
    const ofHash = pictures
    const make = async () => {
      const file = icons.logo && (await pictureStore(context.env).read(icons.logo, AbortSignal.timeout(readWithinMs)))
      return ofHash.get(side) ?? drawIcon(side, icons.accent, file ? await fitPicture(file, logoSide) : undefined)
    }
    const picture = ofHash.get(side) ?? (await draw(context, make))
    ofHash.set(side, picture)
    return picture
  }
}

/** Icons with a hash in their address are cached for ever; browsers' default addresses are revalidated. */
export const iconRoutes = (now: () => SiteIcons = () => siteIcons({ siteName: '' })): Router => {
  const router = new Router()
  const drawn = createIconDrawer()
  const send = (ctx: KoaContext, type: string, body: Buffer | string, caching: string) => {
    ctx.type = type
    ctx.set('cache-control', caching)
    ctx.body = body
  }
  for (const [path, side] of [
    ['/apple-touch-icon.png', 180],
    ['/favicon.ico', 48],
    ['/icon-512.png', 512],
  ] as const) {
    router.get(path, async (ctx) => {
      const icons = now()
      ctx.etag = icons.hash
      ctx.set('cache-control', 'no-cache')
      ctx.status = 200
      if (ctx.fresh) ctx.status = 304
      else send(ctx, 'image/png', await drawn(ctx.state.context as Context, icons, side), 'no-cache')
    })
  }
  router.get('/icons/:hash/:name', async (ctx) => {
    const icons = now()
    const { hash, name = '' } = ctx.params
    // an outdated cached page may link to previous icons
    const caching = hash === icons.hash ? 'public, max-age=31536000, immutable' : 'no-cache'
    const side = iconSides.find((one) => name === `${one}.png`)
    if (side) send(ctx, 'image/png', await drawn(ctx.state.context as Context, icons, side), caching)
    else if (name === 'mark.svg') send(ctx, 'image/svg+xml', await markIn(icons.accent), caching)
    else if (name === 'site.webmanifest')
      send(ctx, 'application/manifest+json', JSON.stringify(siteManifest(icons)), caching)
    else throw new PublicError('NOT_FOUND', 'This icon does not exist')
  })
  return router
}
