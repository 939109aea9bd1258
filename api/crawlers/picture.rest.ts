import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import type { Pool } from 'pg'
import { chooseScene, chooseTone } from '../blog/scene.rules.ts'
import { drawCounty } from '../counties/county-picture.ts'
import { readRows } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { describeTile } from '../suppliers/supplier-tile.ts'
import { draw } from './draw.ts'
import { drawCard, type Card } from './picture.ts'

export const pictureRoutes = () =>
  new Router().get('/pictures/:kind/:name.png', async (ctx) => {
    const context = ctx.state.context as Context
    const { pool, env } = context
    const card = await findCard(pool, ctx.params.kind ?? '', ctx.params.name ?? '')
    if (!card) throw new PublicError('NOT_FOUND', 'This picture does not exist')
    sendPng(ctx, await draw(context, () => drawCard(card, env.SITE_NAME)))
  })

const findCard = async (pool: Pool, kind: string, name: string): Promise<Card | undefined> => {
  if (kind === 'site' && name === 'card')
    return {
      title: 'Blinds, curtains and shutters',
      subtitle: 'Find and compare local suppliers across the UK and Europe',
      picture: {
        kind: 'tiles',
        tiles: ['0 sea sash roller', '3 hills bay curtains', '4 city casement shutters', '5 terrace dormer roman'],
      },
    }
  if (kind === 'supplier' && /^\d{1,9}$/.test(name)) {
    const text = `select id, name, concat_ws(', ', city, nullif(county, city)) as place, services, latitude, longitude,
      average_rating "average", review_count "count" from supplier where id = $1 and status = 'listed'`
    const [found] = await readRows<SupplierRow>(pool, text, [Number(name)])
    return (
      found && {
        title: found.name,
        subtitle: found.place,
        rating: found.count ? { average: found.average, count: found.count } : undefined,
        picture: { kind: 'tiles', tiles: [describeTile(found)] },
      }
    )
  }
  if (kind === 'county' && /^[a-z-]{1,60}$/.test(name)) {
    const text = 'select name, country from county where url_name = $1'
    const [found] = await readRows<{ name: string; country: string }>(pool, text, [name])
    return found && drawCounty(name)
      ? {
          title: `Blinds and curtains in ${found.name}`,
          subtitle: found.country,
          picture: { kind: 'county', urlName: name },
        }
      : undefined
  }
  if (kind === 'post' && /^[a-z0-9-]{1,200}$/.test(name)) {
    const text = `select title, tags, category from blog_post where slug = $1 and published and listed_at <= now()`
    const [found] = await readRows<{ title: string; tags: string[]; category: string | null }>(pool, text, [name])
    return (
      found && {
        title: found.title,
        subtitle: found.category ?? '',
        picture: { kind: 'scene', scene: chooseScene(found), tone: chooseTone(name) },
      }
    )
  }
  return undefined
}

interface SupplierRow {
  id: number
  name: string
  place: string
  services: string[]
  latitude: number | null
  longitude: number | null
  average: number
  count: number
}

const sendPng = (ctx: KoaContext, picture: Buffer) => {
  ctx.type = 'image/png'
  ctx.set('cache-control', 'public, max-age=86400')
  ctx.body = picture
}
