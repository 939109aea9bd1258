import baseMapUrl from './base-map.json?url'
import type { BaseMap } from './base-map-style.ts'

/** 150 kB from this site. */
export const readBaseMap = async (): Promise<BaseMap> => {
  const answer = await fetch(baseMapUrl)
  if (!answer.ok) throw new Error(`The base map could not be read: ${answer.status}`)
  return (await answer.json()) as BaseMap
}
