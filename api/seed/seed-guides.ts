import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { runSql, type Db } from '../database/sql.ts'
import { contentFolder, loadGuide } from '../counties/guides/load-guide.ts'

export interface GuideFile {
  urlName: string
  text: string
  hash: string
}

/** The guides from their files, one per county. */
export const readGuides = async (folder = contentFolder): Promise<GuideFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { urlName: name.replace(/\.json$/, ''), text, hash: createHash('md5').update(text).digest('hex') }
    }),
  )
}

/** Whether every guide in the database matches its file. */
export const areGuidesLoaded = async (db: Db, guides: GuideFile[]): Promise<boolean> => {
  const { rows } = await runSql<{ loaded: boolean }>(
    db,
    'select (select count(*) from county_content where file_hash = any($1)) = $2 as loaded',
    [guides.map(({ hash }) => hash), guides.length],
  )
  return rows[0]!.loaded
}

/** Loads guides whose file is new or has changed. A guide edited in the database stays. */
export const seedGuides = async (db: Db, guides: GuideFile[]) => {
  const { rows } = await runSql<{ id: number; urlName: string; fileHash: string | null; isEdited: boolean }>(
    db,
    `
    select c.id, c.url_name "urlName", g.file_hash "fileHash", coalesce(g.loaded_hash <> county_guide_hash(c.id), false) "isEdited"
      from county c left join county_content g on g.county_id = c.id`,
  )
  const counties = new Map(rows.map((county) => [county.urlName, county]))
  for (const { urlName, text, hash } of guides) {
    const county = counties.get(urlName)
    if (!county || county.fileHash === hash) continue
    if (!county.isEdited) await loadGuide(db, county.id, text)
    await runSql(db, `update county_content set file_hash = $2 where county_id = $1`, [county.id, hash])
  }
}
