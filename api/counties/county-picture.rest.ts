import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import { PublicError } from '../server/errors.ts'
import { drawCounty, drawTown } from './county-picture.ts'

/** Counties' outlines, and counties with one town set off: small drawings for tiles. */
export const countyPictureRoutes = () => {
  const router = new Router()
  router.get('/pictures/counties/:county.svg', (ctx) => sendSvg(ctx, drawCounty(ctx.params.county ?? '')))
  router.get('/pictures/towns/:town.svg', (ctx) => sendSvg(ctx, drawTown(ctx.params.town ?? '')))
  return router
}

const sendSvg = (ctx: KoaContext, picture: string | undefined) => {
  if (!picture) throw new PublicError('NOT_FOUND', 'There is no such picture')
  ctx.type = 'image/svg+xml'
  ctx.set('cache-control', 'public, max-age=604800') // outlines change once in decades
  ctx.body = picture
}
