import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { localSite } from '../../api/testing/local-site.ts'
import { readEnv } from '../../api/process/env.ts'
import { start } from '../../api/start/start.ts'
import { testFolder } from '../../api/testing/test-folder.ts'
import { writeMapTiles } from '../../api/testing/write-map-tiles.ts'
import { createDatabase } from './create-database.ts'

const startWith = async (name: string, settings: Record<string, string>) => {
  const site = await start(
    readEnv({
      PORT: '0',
      DATABASE_URL: await createDatabase(inject('serverUrl'), name, 'demo'),
      DATA_DIR: await testFolder('directory-map'),
      LOG_LEVEL: 'silent',
      WORKER: 'false',
      ...settings,
    }),
  )
  onTestFinished(() => site.stop())
  return site.url
}

export const startWithStreets = async () => {
  const tiles = join(await testFolder('directory-tiles'), 'streets.pmtiles')
  await writeFile(tiles, writeMapTiles())
  return startWith('streets', { MAP_TILES: tiles })
}

export const startWithStyle = async (style: object) => {
  const other = await localSite((_, response) =>
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end(JSON.stringify(style)),
  )
  onTestFinished(() => other.close())
  const settings = { MAP_STYLE_URL: `${other.base}/style.json`, SOURCE_ALLOWED_HOSTS: `*.localhost:${other.port}` }
  return { other, url: await startWith('style', settings) }
}
