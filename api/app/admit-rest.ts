import { Readable } from 'node:stream'
import type { Middleware } from 'koa'
import type { Asker } from '../server/context.ts'
import type { Admission } from './admission.ts'

/** Admits a request to the router's paths, in front of all of them. */
export const admitRest =
  (admission: Admission): Middleware =>
  async (ctx, next) => {
    const asker: Asker = ctx.state.context
    await admission.run(asker, next)
    if (ctx.body instanceof Readable) ctx.body = Readable.from(byTurns(ctx.body, admission, asker))
  }

/** Each chunk of a stream comes in for itself: its reader may be slow, and holds no place meanwhile. */
async function* byTurns(stream: Readable, admission: Admission, asker: Asker) {
  const chunks = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await admission.run(asker, () => chunks.next())
      if (done) return
      yield value as unknown
    }
  } finally {
    stream.destroy()
  }
}
