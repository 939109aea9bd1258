import { Skeleton } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useFindSuppliersQuery,
  type FindSuppliersQueryVariables,
  type SupplierEntrySort,
} from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { SupplierTable } from './SupplierTable.tsx'
import { SupplierFilter, useSupplierFilter } from './SupplierFilter.tsx'
import { statusLabels, supplierStatuses } from './supplier-status.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'

const sorts: readonly SupplierEntrySort[] = ['NAME', 'NAME_DESC', 'NEWEST', 'OLDEST', 'CHECK_OLDEST', 'FEATURED_UNTIL']

/** Finds a supplier of any status by id, postcode or name. The search is in the address. */
export const SupplierFinder = () => {
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const status = supplierStatuses.find((one) => one === params.get('status'))
  const filter = useSupplierFilter()
  const sort = sorts.find((one) => one === params.get('sort'))
  const variables: FindSuppliersQueryVariables = {
    search,
    status: status ?? null,
    ...(filter ? { filter } : {}),
    ...(sort ? { sort } : {}),
  }
  const { data, previousData, loading, error, fetchMore, refetch } = useFindSuppliersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const found = (data ?? (loading ? previousData : undefined))?.adminSuppliers
  return (
    <div className="table-screen">
      <FindForm
        label="Suppliers of every status"
        searchLabel="Name, postcode or id"
        preserved={['sort', 'columns']}
        more={<SupplierFilter />}
      >
        <FindChoice
          name="status"
          label="Status"
          value={status}
          choices={supplierStatuses.map((one) => [one, statusLabels[one]])}
        />
      </FindForm>
      {found ? (
        <>
          {found.nodes.length > 0 && (
            <SupplierTable
              suppliers={found.nodes}
              isBusy={loading}
              variables={variables}
              onChanged={() => void refetch()}
            />
          )}
          <p role="status">
            {found.nodes.length > 0
              ? ''
              : filter
                ? 'No suppliers found. Try fewer filters.'
                : 'No results. Try a shorter search or another status.'}
          </p>
          <LoadMore
            pageInfo={found.pageInfo}
            things="suppliers"
            isLoading={loading}
            readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('adminSuppliers') })}
          >
            Load More
          </LoadMore>
        </>
      ) : error ? (
        <Failed message={`Failed to load suppliers. ${getErrorMessage(error)}`} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" borderRadius="l3" />
      )}
    </div>
  )
}
