import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Env } from '../process/env.ts'
import { log } from '../process/log.ts'

interface Point {
  latitude: number
  longitude: number
}

/** Where an address in the United Kingdom is; null where the maps service knows no such one, or does not answer. */
export type Geocode = (address: string) => Promise<Point | null>

const timeoutMs = 2000
/** The service's own limit, in characters. */
const maxQueryLength = 256
const maxAnswerBytes = 100_000
const atOnce = 4
/** Each is paid for. */
const perHour = 600
/** After an error nothing is asked for this long. */
const restMs = 60_000

const answerRules = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({
          coordinates: z.object({
            latitude: z.number().min(-90).max(90),
            longitude: z.number().min(-180).max(180),
          }),
        }),
      }),
    )
    .max(5),
})

const geocoders = new WeakMap<Env, Geocode>()

/** Mapbox's geocoder, where there is a token for it: one for the process, which remembers what it was told. */
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
  let underWay = 0
  let count = 0
  let restsUntil = 0
  return async (address) => {
    const query = `${address}, UK`
    const known = answers.get(query)
    if (known) return known.point
    recentRequests.purgeStale()
    const isFull = underWay >= atOnce || recentRequests.size >= perHour
    if (query.length > maxQueryLength || isFull || performance.now() < restsUntil) return null
    recentRequests.set(count++, true)
    underWay++
    try {
      const point = await requestPoint(base, token, query)
      answers.set(query, { point })
      return point
    } catch (error) {
      restsUntil = performance.now() + restMs
      log.warn(
        { reason: (error as Error).message },
        'The maps service does not geocode: suppliers stand in their district',
      )
      return null
    } finally {
      underWay--
    }
  }
}

/** @throws where there is no sound answer in time. */
const requestPoint = async (base: string, token: string, query: string): Promise<Point | null> => {
  const url = new URL(`${base}/search/geocode/v6/forward`)
  // permanent: only such an answer may be kept
  url.search = String(
    new URLSearchParams({ q: query, country: 'gb', limit: '1', permanent: 'true', access_token: token }),
  )
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`it answers ${answer.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) throw new Error('its answer is too long')
    chunks.push(chunk)
  }
  const { features } = answerRules.parse(JSON.parse(Buffer.concat(chunks).toString()))
  return features[0]?.properties.coordinates ?? null
}
