import type { IncomingMessage } from 'node:http'
import Router from '@koa/router'
import { requireStaff, staffOnly } from '../accounts/admin-only.ts'
import type { Requester, Context } from '../server/context.ts'
import { describeRoute, describeAnswer, named } from '../server/describe-route.ts'
import { PublicError, unavailable, badInput } from '../server/errors.ts'
import { readWhole } from '../process/stream-parts.ts'
import { checkCropSize, sideRule } from './crop-size.ts'
import { pictureTypes, acceptedTypes, maxPictureBytes } from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'
import { storePicture } from './store-picture.ts'

/** @throws BAD_USER_INPUT (413) if it is too large. */
const readFile = (request: IncomingMessage): Promise<Buffer> =>
  readWhole(request, maxPictureBytes, () => {
    const message = `Please choose a file of at most ${maxPictureBytes / 1_000_000} MB.`
    return Object.assign(badInput({ picture: message }), { status: 413 })
  })

const upload = describeRoute({
  tag: 'Administration',
  summary: 'Upload a picture',
  details:
    'The body is the file itself: JPEG, PNG, WebP, AVIF or GIF, at most 10 MB and 40 million pixels. It is saved in three sizes, without its camera and location data. With `width` and `height` it is cropped to that size.',
  query: {
    width: { rule: sideRule.optional(), description: 'Crop to this width; needs `height`.', example: 300 },
    height: { rule: sideRule.optional(), description: 'Crop to this height; needs `width`.', example: 250 },
  },
  file: { types: acceptedTypes.split(',') },
  status: 201,
  answer: named(
    describeAnswer('Picture', {
      url: '/pictures/0f3a5c7e91b2d4f60f3a5c7e91b2d4f6-1600x900.webp',
      width: 1600,
      height: 900,
    }),
    'StoredPicture',
  ),
  refusals: [400, 429],
})

export const storedPictureRoutes = (): Router =>
  new Router<{ context: Context }>().post('/api/admin/pictures', staffOnly('listings'), upload, async (ctx) => {
    const { context } = ctx.state
    const { username } = requireStaff(context, 'listings')
    const { width, height } = ctx.query
    const cut = checkCropSize(width, height)
    const bytes = await readFile(ctx.req)
    ctx.body = await storePicture(context, bytes, { username, cut })
    ctx.status = 201
  })

export const pictureLimits = { maxRunning: 24, perNetwork: 8, readWithinMs: 5000 }

type Admit = (requester: Requester, work: () => Promise<Buffer | undefined>) => Promise<Buffer | undefined>

export const pictureFileRoutes = (admit: Admit): Router => {
  const router = new Router<{ context: Context }>()
  router.get('/pictures/:file', async (ctx, next) => {
    const [, name, type] = fileShape.exec(ctx.params.file ?? '') ?? []
    if (!name) return next()
    const { context } = ctx.state
    const gone = new AbortController()
    ctx.res.once('close', () => gone.abort())
    const bytes = await admit(context, async () => {
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(pictureLimits.readWithinMs)])
      return pictureStore(context.env)
        .read(name, signal)
        .catch((error: unknown) => {
          throw Object.assign(unavailable('The picture cannot be read at the moment.', 5), { cause: error })
        })
    })
    if (!bytes) throw new PublicError('NOT_FOUND', 'This picture does not exist')
    ctx.type = `image/${type}`
    ctx.set('cache-control', 'public, max-age=31536000, immutable')
    ctx.set('content-security-policy', "default-src 'none'; sandbox")
    ctx.body = bytes
  })
  return router
}

const fileShape = new RegExp(`^([0-9a-f]{32}-[1-9]\\d{0,3}x[1-9]\\d{0,3}\\.(${pictureTypes.join('|')}))$`)
