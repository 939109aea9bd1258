import type { ApolloClient } from '@apollo/client'
import { MapExtentDocument } from './MapExtent.generated.ts'
import { MapPictureDocument } from './MapPicture.generated.ts'
import type { DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { asUnderstood } from '../search/understood.ts'
import { toMapFilter } from './map-filter.ts'
import { firstArea, toFrame, toPictureQuery } from './frame/map-frame.ts'

type FoundList = Pick<SupplierList, 'place' | 'reading' | 'widenedToMiles' | 'droppedWords' | 'droppedService'>

/** Uses the same variables as SupplierMap's first queries. */
export const loadMap = async (
  client: ApolloClient,
  requestedFilter: DirectoryFilter,
  found: { suppliers: FoundList } | undefined,
): Promise<null> => {
  const filter = toMapFilter(asUnderstood(requestedFilter, found?.suppliers), found?.suppliers)
  const { data } = await client.query({ query: MapExtentDocument, variables: { filter } })
  const area = firstArea(filter, data?.suppliers.extent)
  if (area) await client.query({ query: MapPictureDocument, variables: toPictureQuery(filter, toFrame(area)) })
  return null
}
