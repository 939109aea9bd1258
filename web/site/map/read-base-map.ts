import baseMapUrl from './base-map.json?url'
import type { BaseMap } from './base-map-style.ts'

/** The map that the site serves itself: 150 kB. */
export const readBaseMap = async (): Promise<BaseMap> => {
  const answer = await fetch(baseMapUrl)
  if (!answer.ok) throw new Error(`The base map could not be read: ${answer.status}`)
  return (await answer.json()) as BaseMap
}
