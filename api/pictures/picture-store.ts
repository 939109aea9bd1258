import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Env } from '../process/env.ts'
import { createS3 } from '../outgoing/s3-client.ts'

export const uploadsFolder = 'uploads'

/** A name is written once and never changes. */
export interface PictureStore {
  write: (name: string, bytes: Buffer) => Promise<void>
  /** Undefined if there is none; the signal aborts a slow bucket. */
  read: (name: string, signal?: AbortSignal) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
}

const stores = new Map<string, PictureStore>()

/** @throws StartError naming the missing settings. */
export const pictureStore = (env: Env): PictureStore => {
  const key = JSON.stringify([env.PICTURES_S3_BUCKET, env.PICTURES_S3_ENDPOINT, env.DATA_DIR])
  const store = stores.get(key) ?? (env.PICTURES_S3_BUCKET ? inBucket(env, env.PICTURES_S3_BUCKET) : onDisk(env))
  stores.set(key, store)
  return store
}

const onDisk = ({ DATA_DIR }: Env): PictureStore => {
  const folder = join(DATA_DIR, uploadsFolder, 'pictures')
  const getPicturePath = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    write: async (name, bytes) => {
      const path = getPicturePath(name)
      const draft = join(folder, `${randomUUID()}.partial`)
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, path)
    },
    read: (name) =>
      readFile(getPicturePath(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
        throw error
      }),
    remove: (name) => rm(getPicturePath(name), { force: true }),
  }
}

const inBucket = (env: Env, bucket: string): PictureStore => {
  const s3 = createS3({
    settingsPrefix: 'PICTURES_S3',
    purpose: 'pictures in PICTURES_S3_BUCKET',
    endpoint: env.PICTURES_S3_ENDPOINT,
    region: env.PICTURES_S3_REGION,
    keyId: env.PICTURES_S3_KEY_ID,
    secretKey: env.PICTURES_S3_SECRET_KEY,
  })
  return {
    write: async (name, bytes) => {
      const answer = await s3('PUT', `${bucket}/${name}`, { body: bytes })
      await answer.body?.cancel()
    },
    read: async (name, signal) => {
      const answer = await s3('GET', `${bucket}/${name}`, { accept: [404], signal })
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    remove: async (name) => {
      const answer = await s3('DELETE', `${bucket}/${name}`, { accept: [404] })
      await answer.body?.cancel()
    },
  }
}
