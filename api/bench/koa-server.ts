import { createServer } from 'node:http'
import Koa from 'koa'
import { listenForBench } from './child.ts'

/** Koa and nothing else: sends `?size=` bytes of HTML, the reference for pages. */
const app = new Koa()
app.use((ctx) => {
  ctx.type = 'html'
  ctx.body = bodyOf(Number(ctx.query.size))
})

const bodies = new Map<number, Buffer>()
const bodyOf = (size: number) => {
  const known = bodies.get(size) ?? Buffer.alloc(size, 'x')
  bodies.set(size, known)
  return known
}
listenForBench(createServer(app.callback()))
