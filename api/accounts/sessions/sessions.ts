import { randomBytes } from 'node:crypto'
import { ServerResponse, type IncomingMessage } from 'node:http'
import type Koa from 'koa'
import type { Context as KoaContext, Middleware } from 'koa'
import { createSession, type CreateSessionOptions } from 'koa-session'
import type { Pool } from 'pg'
import { clientAddress } from '../../server/client-address.ts'
import type { Requester, RequestSession } from '../../server/context.ts'
import type { Env } from '../../process/env.ts'
import { readFormTrace } from '../../server/honeypot.ts'
import { getRequestId } from '../../server/request-id.ts'
import { createSessionStore, type FoundSession } from './session-store.ts'

interface KoaSessionContext {
  session: { regenerate: () => Promise<void>; commit: () => Promise<void> } | { userId: number } | null
  sessionOptions: CreateSessionOptions
}
type SessionContext = KoaContext & KoaSessionContext

/** Over HTTPS, other hosts and plain connections can neither set nor read the cookie. */
const cookieFor = (isSecure: boolean) => ({ key: isSecure ? '__Host-session' : 'session', secure: isSecure })

/** Visitors without a session cost no query and get no cookie. */
export const createSessions = (
  pool: Pool,
  env: Pick<Env, 'SITE_URL' | 'REQUIRE_SECOND_FACTOR' | 'TRUST_PROXY'>,
  now = () => new Date(),
) => {
  const store = createSessionStore(pool, env, now)
  const isSecure = (ctx: KoaContext) => env.SITE_URL?.startsWith('https:') || ctx.secure

  const options: CreateSessionOptions = {
    maxAge: 'session', // the server decides on its expiry
    signed: true, // a forged cookie costs no query
    httpOnly: true,
    sameSite: 'lax',
    autoCommit: false,
    genid: () => randomBytes(32).toString('base64url'),
    store: {
      get: async (key, _maxAge, { ctx }: { ctx?: KoaContext }) => {
        const found = await store.find(key)
        if (ctx) ctx.state.found = found
        return found && { userId: found.viewer.id }
      },
      set: (key, { userId }: { userId: number }, _maxAge, { ctx }: { ctx?: KoaContext }) =>
        ctx!.state.renewing
          ? store.renew(ctx!.state.renewing, key)
          : store.begin(key, userId, { ip: ctx!.ip, userAgent: ctx!.get('user-agent') }),
      destroy: async (key, { ctx }: { ctx?: KoaContext }) => {
        if (!ctx?.state.renewing) await store.end(key)
      },
    },
  }

  const find = (ctx: KoaContext): Promise<FoundSession | undefined> => {
    const key = ctx.headers.cookie ? ctx.cookies.get(cookieFor(isSecure(ctx)).key, { signed: true }) : undefined
    return key ? store.find(key) : Promise.resolve(undefined)
  }

  return {
    store,
    find: (app: Koa, request: IncomingMessage) => find(socketContext(app, request)),

    /** Loads each request's session, except for requests from other sites; `getRequester` returns it afterwards. */
    middleware: (app: Koa): Middleware => {
      const runKoaSession = createSession(options, app) as Middleware
      return async (ctx, next) => {
        if (ctx.path.startsWith('/assets/') || ctx.state.isCrossSite) return next()
        const cookie = cookieFor(isSecure(ctx))
        ctx.cookies.secure = cookie.secure // a proxy may terminate TLS
        Object.assign((ctx as SessionContext).sessionOptions, cookie)
        return runKoaSession(ctx, async () => {
          // Even an invalid cookie stays: the browser may already have a newer session's.
          ctx.remove('set-cookie')
          try {
            await next()
          } finally {
            if (ctx.state.found || ctx.res.hasHeader('set-cookie')) ctx.set('cache-control', 'no-store')
          }
        })
      }
    },

    getRequester: (ctx: KoaContext): Requester => {
      const { id, viewer }: Partial<FoundSession> = ctx.state.found ?? {}
      return {
        ip: ctx.ip,
        requestId: ctx.state.requestId,
        formTrace: readFormTrace(ctx.get('x-form-trace')),
        hasLeft: () => ctx.res.closed,
        ...(viewer ? { viewer } : {}),
        ...(ctx.state.isCrossSite ? {} : { session: { ...controls(ctx as SessionContext), ...(id ? { id } : {}) } }),
      }
    },

    getSocketRequester: async (app: Koa, request: IncomingMessage): Promise<Requester> => {
      const ctx = socketContext(app, request)
      const found = await find(ctx)
      return {
        ip: clientAddress(request, env.TRUST_PROXY),
        requestId: getRequestId(request.headers, app.proxy),
        ...(found ? { viewer: found.viewer } : {}),
      }
    },
  }
}

const socketContext = (app: Koa, request: IncomingMessage) => app.createContext(request, new ServerResponse(request))

const controls = (ctx: SessionContext): Omit<RequestSession, 'id'> => ({
  userAgent: ctx.get('user-agent'),
  begin: async (userId) => {
    ctx.session = { userId }
    await (ctx.session as unknown as { regenerate: () => Promise<void> }).regenerate()
  },
  renew: async () => {
    if (!ctx.state.found || !ctx.session || !('regenerate' in ctx.session)) return
    ctx.state.renewing = ctx.state.found.id
    await ctx.session.regenerate()
    ctx.state.renewing = undefined
  },
  end: async () => {
    const { session } = ctx
    ctx.session = null
    if (session && 'commit' in session) await session.commit()
  },
})
