import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import Koa from 'koa'
import { listenForBench } from './child.ts'

/**
 * Koa and nothing else: sends `?size=` bytes, the reference for pages. They are random as compressed ones are: letters are
 * read so much faster by what asks that the two could not be compared.
 */
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
