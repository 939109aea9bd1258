import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../schema.generated.ts'
import { useCountySuppliersQuery } from './CountySuppliers.generated.ts'
import { sortText } from '../search/sort-options.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { toArrangementAddress, toVariables, type Arrangement } from './arrangement.ts'
import { CardRows } from './CardRows.tsx'
import { suppliersText } from './county-name.ts'

const unfoldedRows = 18

interface ArrangedSuppliersProps {
  county: { name: string; urlName: string }
  chosen: Arrangement
}

/** Counts and sorts all suppliers, but shows the first 60. */
export const ArrangedSuppliers = ({ county: { name, urlName }, chosen }: ArrangedSuppliersProps) => {
  const { data, previousData, loading, error, refetch } = useCountySuppliersQuery({
    variables: toVariables(urlName, chosen),
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.county?.suppliers
  const shown = found ?? (loading ? previousData?.county?.suppliers : undefined)
  const count = found?.totalCount ?? 0
  const offering = chosen.service && ` for ${serviceLabels[chosen.service.toUpperCase() as Service]}`
  const order = count > 1 ? ` · ${sortText(chosen.sort || 'best')}` : ''
  return (
    <>
      <p className="county-matches" role="status">
        {found ? `${suppliersText(count)}${offering} in ${name}${order}` : loading ? 'Looking for suppliers…' : ''}
      </p>
      {error && !loading ? (
        <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={() => void refetch()} />
      ) : shown ? (
        <div className="county-groups county-arranged" aria-busy={loading}>
          <div className="county-city">
            <CardRows suppliers={shown.nodes} unfolded={unfoldedRows} about={`suppliers in ${name}`} />
          </div>
        </div>
      ) : (
        <CardSkeletons count={6} />
      )}
      {found && count > found.nodes.length && (
        <p className="county-all">
          <ButtonLink to={`/directory${toArrangementAddress(chosen, name)}`} isOutlined>
            See all {suppliersText(count)}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
