import { open } from 'node:fs/promises'
import {
  Compression,
  EtagMismatch,
  PMTiles,
  ResolvedValueCache,
  TileType,
  type RangeResponse,
  type Source,
} from 'pmtiles'
import { followRedirects } from '../../outgoing/follow-redirects.ts'
import { formatUserAgent } from '../../outgoing/fetch-settings.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import type { Env } from '../../process/env.ts'

export interface TileArchive {
  minZoom: number
  maxZoom: number
  bounds: [west: number, south: number, east: number, north: number]
  /** Gzipped or plain as stored; undefined if there is none. @throws if the file or its host cannot be read. */
  readTile: (z: number, x: number, y: number, signal?: AbortSignal) => Promise<Buffer | undefined>
  close: () => Promise<void>
}

type ClosableSource = Source & { close: () => Promise<void> }

/** The limit of one read: tiles have at most a few hundred kilobytes. */
const maxPartBytes = 5_000_000
const timeoutMs = 10_000
/** The limit of cached directories, up to half a megabyte each. */
const maxDirectories = 64

/** Layers without which Protomaps' styles draw nothing. */
const neededLayers = ['earth', 'roads', 'water']

/** Must hold vector tiles with Protomaps' layers. @throws a one-line message. */
export const openTileArchive = async (where: string, env: Env): Promise<TileArchive> => {
  const source = /^https?:\/\//.test(where) ? readAddress(where, env) : await readFile(where)
  try {
    const directories = new ResolvedValueCache(maxDirectories) // the library's other cache never evicts a failed read
    const archive = new PMTiles(source, directories)
    const header = await archive.getHeader()
    if (header.tileType !== TileType.Mvt) throw new Error('its tiles are pictures, not vector tiles')
    if (header.tileCompression !== Compression.Gzip && header.tileCompression !== Compression.None)
      throw new Error('its tiles are neither gzipped nor plain')
    const { vector_layers: layers = [] } = (await archive.getMetadata()) as { vector_layers?: { id: string }[] }
    const missing = neededLayers.filter((needed) => !layers.some(({ id }) => id === needed))
    if (missing.length) throw new Error(`it has no layers of Protomaps (${missing.join(', ')})`)
    const stored = new PMTiles(source, directories, async (bytes) => bytes)
    return {
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      readTile: async (z, x, y, signal) => {
        const tile = await stored.getZxy(z, x, y, signal)
        return tile && Buffer.from(tile.data)
      },
      close: source.close,
    }
  } catch (error) {
    await source.close()
    const { message } = error as Error
    throw error instanceof RangeError || !message ? new Error('it is not a whole PMTiles file') : error
  }
}

const checkLength = (length: number) => {
  if (length > maxPartBytes) throw new Error('it is damaged: a part of it is too large')
}

const readFile = async (path: string): Promise<ClosableSource> => {
  const file = await open(path)
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      checkLength(length)
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
      return { data: buffer.buffer.slice(0, bytesRead) }
    },
    close: () => file.close(),
  }
}

/** Redirects are followed to allowed hosts only. */
const readAddress = (address: string, env: Env): ClosableSource => {
  const getPart = (range: string, length: number, signal?: AbortSignal) =>
    followRedirects(address, (hop) =>
      sendRequest(hop, {
        headers: { range, 'user-agent': formatUserAgent(env), 'accept-encoding': 'identity' },
        allowedHosts: env.SOURCE_ALLOWED_HOSTS,
        timeoutMs,
        maxBytes: length,
        mayTruncate: true,
        ...(signal ? { signal } : {}),
      }),
    )
  return {
    getKey: () => address,
    getBytes: async (offset, length, signal, etag): Promise<RangeResponse> => {
      checkLength(length)
      const { status, headers, body } = await getPart(`bytes=${offset}-${offset + length - 1}`, length, signal)
      if (etag && (status === 416 || (headers.etag && headers.etag !== etag))) throw new EtagMismatch(address)
      if (status === 200) throw new Error('its server does not support HTTP range requests')
      if (status !== 206) throw new Error(`its server answered ${status}`)
      const strongEtag = headers.etag?.startsWith('W/') ? undefined : headers.etag
      return { data: new Uint8Array(body).buffer, ...(strongEtag ? { etag: strongEtag } : {}) }
    },
    close: async () => {},
  }
}
