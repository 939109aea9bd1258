import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Env } from '../process/env.ts'
import { log } from '../process/log.ts'
import { readWhole } from '../process/stream-parts.ts'
import type { Point } from './geometry/miles-between.rules.ts'

/** Null if the service does not know the address or does not respond. */
export type Geocode = (address: string) => Promise<Point | null>

const timeoutMs = 2000
/** The service's limit, in characters. */
const maxQueryLength = 256
const maxAnswerBytes = 100_000
const maxRunning = 4
/** Requests are billed. */
const perHour = 600
const pauseAfterErrorMs = 60_000

const answerRules = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({
          coordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .max(5),
})

const geocoders = new WeakMap<Env, Geocode>()

export const getGeocoder = (env: Env): Geocode | undefined => {
  if (!env.MAPBOX_TOKEN) return undefined
  const known = geocoders.get(env)
  if (known) return known
  const geocode = createGeocoder(env.MAPBOX_URL, env.MAPBOX_TOKEN)
  geocoders.set(env, geocode)
  return geocode
}

const createGeocoder = (base: string, token: string): Geocode => {
  const answers = new LRUCache<string, { point: Point | null }>({ max: 2000 })
  const recentRequests = new LRUCache<number, true>({ max: perHour, ttl: 3_600_000 })
  let running = 0
  let count = 0
  let pausedUntil = 0
  return async (address) => {
    const query = `${address}, UK`
    const known = answers.get(query)
    if (known) return known.point
    recentRequests.purgeStale()
    const isFull = running >= maxRunning || recentRequests.size >= perHour
    if (query.length > maxQueryLength || isFull || performance.now() < pausedUntil) return null
    recentRequests.set(count++, true)
    running++
    try {
      const point = await requestPoint(base, token, query)
      answers.set(query, { point })
      return point
    } catch (error) {
      pausedUntil = performance.now() + pauseAfterErrorMs
      log.warn(
        { reason: (error as Error).message },
        'the maps service does not geocode; suppliers are placed in their district',
      )
      return null
    } finally {
      running--
    }
  }
}

/** @throws without a valid response in time. */
const requestPoint = async (base: string, token: string, query: string): Promise<Point | null> => {
  const url = new URL(`${base}/search/geocode/v6/forward`)
  // only permanent results may be stored
  url.search = String(
    new URLSearchParams({ q: query, country: 'gb', limit: '1', permanent: 'true', access_token: token }),
  )
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`it answered ${answer.status}`)
  }
  const body = await readWhole(answer.body, maxAnswerBytes, () => new Error('its response is too long'))
  const { features } = answerRules.parse(JSON.parse(body.toString()))
  return features[0]?.properties.coordinates ?? null
}
