import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { redirect } from 'react-router'
import type { DirectoryQueryVariables } from '../search/Directory.generated.ts'
import type { LoadArgs, LoadedScreen } from '../../ui/page/screen.ts'
import { toDirectoryQuery, readFilter, readView, type DirectoryView } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { readPage } from '../search/list-page.ts'

/** The map loads on the server only. */
export const loadList =
  (
    query: TypedDocumentNode<{ suppliers: Omit<SupplierList, 'edges' | 'alternatives'> }, DirectoryQueryVariables>,
    defaultView: DirectoryView,
  ) =>
  async (client: ApolloClient, { request }: LoadArgs) => {
    const { pathname, searchParams } = new URL(request.url)
    const filter = readFilter(searchParams)
    const variables = toDirectoryQuery(filter, readPage(searchParams))
    const errorPolicy = searchParams.has('after') ? 'all' : 'none'
    const { data, error } = await client.query({ query, variables, errorPolicy })
    if (!error) {
      if (!import.meta.env.SSR || readView(searchParams, defaultView) !== 'map') return null
      await (await import('../map/load-map.ts')).loadMap(client, filter, data)
      return { modules: ['web/site/map/SupplierMap.tsx'] } satisfies LoadedScreen
    }
    searchParams.delete('after') // a cursor belongs to one list
    return redirect(`${pathname}?${searchParams}`)
  }
