import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import Koa from 'koa'
import { listenForBench } from './child.ts'

/** Sends `?size=` random bytes, as compressed ones are; letters would be read much faster. */
const app = new Koa()
app.use((ctx) => {
  ctx.type = 'html'
  ctx.body = getBody(Number(ctx.query.size))
})

const bodies = new Map<number, Buffer>()
const getBody = (size: number) => {
  const known = bodies.get(size) ?? randomBytes(size)
  bodies.set(size, known)
  return known
}
listenForBench(createServer(app.callback()))
