// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const releaseFile = join(root, 'dist/release.json')

/** @typedef {{ server: string, pages: string, queries: Record<string, string> }} Release */

/** @returns {Release | undefined} undefined in a checkout, whose sources may have changed since the build */
export const readRelease = () =>
  existsSync(join(root, 'web/main.tsx')) ? undefined : JSON.parse(readFileSync(releaseFile, 'utf8'))
