import type { ApolloClient } from '@apollo/client'
import { MapExtentDocument, MapPictureDocument } from '../../graphql.generated.ts'
import type { DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { asUnderstood } from '../search/understood.ts'
import { mapFilterOf } from './map-filter.ts'
import { firstArea, frameOf, pictureQueryOf } from './map-frame.ts'

type Found = Pick<SupplierList, 'place' | 'reading' | 'widenedToMiles' | 'droppedWords' | 'droppedService'>

/** Loads on the server what SupplierMap shows at first, by the very variables that it asks with. */
export const loadMap = async (
  client: ApolloClient,
  asked: DirectoryFilter,
  found: { suppliers: Found } | undefined,
): Promise<null> => {
  const filter = mapFilterOf(asUnderstood(asked, found?.suppliers), found?.suppliers)
  const { data } = await client.query({ query: MapExtentDocument, variables: { filter } })
  const area = firstArea(filter, data?.suppliers.extent)
  if (area) await client.query({ query: MapPictureDocument, variables: pictureQueryOf(filter, frameOf(area)) })
  return null
}
