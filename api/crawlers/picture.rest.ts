import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { draw } from './draw.ts'
import { motifFor } from './motif.rules.ts'
import { drawCard, type Card } from './picture.ts'

/** The pictures of shared links (/pictures/…png). */
export const pictureRoutes = () => {
  const router = new Router()
  router.get('/pictures/:kind/:name.png', async (ctx) => {
    const context = ctx.state.context as Context
    const { pool, env } = context
    const card = await cardOf(pool, ctx.params.kind ?? '', ctx.params.name ?? '')
    if (!card) throw new PublicError('NOT_FOUND', 'There is no such picture')
    sendPng(ctx, await draw(context, () => drawCard(card, env.SITE_NAME)))
  })
  return router
}

const cardOf = async (pool: Pool, kind: string, name: string): Promise<Card | undefined> => {
  if (kind === 'site' && name === 'card')
    return {
      title: 'Blinds, curtains and shutters',
      subtitle: 'Find and compare local suppliers across the UK and Europe',
      kind: 'slats',
      seed: 'site',
    }
  if (kind === 'supplier' && /^\d{1,9}$/.test(name)) {
    const text = `select name, concat_ws(', ', city, nullif(county, city)) as place, services from supplier where id = $1 and status = 'listed'`
    const found = (await runSql<{ name: string; place: string; services: string[] }>(pool, text, [Number(name)]))
      .rows[0]
    return found && { title: found.name, subtitle: found.place, kind: motifFor(found.services), seed: name }
  }
  if (kind === 'county' && /^[a-z-]{1,60}$/.test(name)) {
    const found = (
      await runSql<{ name: string; country: string }>(pool, 'select name, country from county where url_name = $1', [
        name,
      ])
    ).rows[0]
    return (
      found && { title: `Blinds and curtains in ${found.name}`, subtitle: found.country, kind: 'folds', seed: name }
    )
  }
  if (kind === 'post' && /^[a-z0-9-]{1,200}$/.test(name)) {
    const text = `select title, category from blog_post where slug = $1 and published and listed_at <= now()`
    const found = (await runSql<{ title: string; category: string | null }>(pool, text, [name])).rows[0]
    return found && { title: found.title, subtitle: found.category ?? '', kind: motifFor([found.title]), seed: name }
  }
  return undefined
}

const sendPng = (ctx: KoaContext, picture: Buffer) => {
  ctx.type = 'image/png'
  ctx.set('cache-control', 'public, max-age=86400')
  ctx.body = picture
}
