import type { Context as KoaContext } from 'koa'
import { PublicError, statusByCode } from '../server/errors.ts'

export const sendBusyPage = (ctx: KoaContext) => (error: unknown) => {
  if (!(error instanceof PublicError && error.code === 'OVERLOADED')) throw error
  ctx.status = statusByCode.OVERLOADED
  ctx.set('retry-after', String(error.extensions.retryAfterSeconds))
  ctx.set('cache-control', 'no-store')
  ctx.type = 'html'
  ctx.body = busyPage(error.message)
}

/** It loads nothing, since the site is too busy for that too. */
const busyPage = (message: string) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Very busy</title>
<style>body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto 0; padding: 0 1.25rem }</style>
</head>
<body>
<main><h1>Very busy</h1><p>${message}</p><p><a href="">Try Again</a></p></main>
</body>
</html>
`
