import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** All parts have this size, except the last. */
export async function* inParts(chunks: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    const whole = Buffer.concat(waiting)
    const full = size - (size % partBytes)
    for (let at = 0; at < full; at += partBytes) yield whole.subarray(at, at + partBytes)
    waiting = [whole.subarray(full)]
    size -= full
  }
  if (size) yield Buffer.concat(waiting)
}

/** @throws what `tooLarge` makes, beyond `maxBytes`. */
export async function* limitBytes<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  maxBytes: number,
  tooLarge: () => Error,
): AsyncGenerator<Chunk> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    yield chunk
  }
}

/** @throws what `tooLarge` makes, beyond `maxBytes`. */
export const readWhole = async (
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> => {
  const whole: Uint8Array[] = []
  for await (const chunk of limitBytes(chunks, maxBytes, tooLarge)) whole.push(chunk)
  return Buffer.concat(whole)
}

/** The first chunk is read before the response starts, so that database errors have a status. */
export const startStream = async (chunks: AsyncIterable<string>): Promise<Readable> => {
  const stream = Readable.from(chunks)
  await once(stream, 'readable')
  return stream
}

/** Stores what `write` writes, compressed; stops writing once storing has failed. */
export const storePacked = async <Written, Stored>(
  write: (take: (text: string) => Promise<void>) => Promise<Written>,
  store: (packed: Readable) => Promise<Stored>,
): Promise<{ written: Written; stored: Stored }> => {
  const packed = createGzip()
  const failed = new AbortController()
  const storing = store(packed)
  storing.catch(() => failed.abort())
  try {
    const written = await write(async (text) => {
      failed.signal.throwIfAborted()
      if (!packed.write(text)) await once(packed, 'drain', { signal: failed.signal })
    })
    packed.end()
    return { written, stored: await storing }
  } catch (error) {
    packed.destroy(error as Error)
    await storing // its error is the cause
    throw error
  }
}
