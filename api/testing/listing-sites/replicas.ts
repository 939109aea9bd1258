import type { SiteName } from '../../scraping/sources/registry.ts'
import type { Replica } from './answer.ts'
import { checkatradeReplica } from './checkatrade-pages.ts'
import { freeindexReplica } from './freeindex-pages.ts'
import { googlePlacesReplica } from './google-places-api.ts'
import { thomsonReplica } from './thomson-pages.ts'
import { yellReplica } from './yell-pages.ts'

export const replicas: Record<SiteName, Replica> = {
  yell: yellReplica,
  thomson: thomsonReplica,
  freeindex: freeindexReplica,
  checkatrade: checkatradeReplica,
  google_places: googlePlacesReplica,
}
