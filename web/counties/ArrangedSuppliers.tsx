import { serviceLabels } from '../../api/suppliers/service.rules.ts'
import { useCountySuppliersQuery, type Service } from '../graphql.generated.ts'
import { sortText } from '../search/directory-text.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { CardSkeletons } from '../ui/Skeletons.tsx'
import { WhenSeen } from '../ui/WhenSeen.tsx'
import { addressOfArrangement, variablesOf, type Arrangement } from './arrangement.ts'
import { suppliersText } from './county-name.ts'

interface ArrangedSuppliersProps {
  county: { name: string; urlName: string }
  chosen: Arrangement
}

/** A county's suppliers of one service, or in another order: counted and ordered over all, the first 60 shown. */
export const ArrangedSuppliers = ({ county: { name, urlName }, chosen }: ArrangedSuppliersProps) => {
  const { data, previousData, loading, error, refetch } = useCountySuppliersQuery({
    variables: variablesOf(urlName, chosen),
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.county?.suppliers
  const shown = found ?? (loading ? previousData?.county?.suppliers : undefined)
  const count = found?.totalCount ?? 0
  const offering = chosen.service && ` for ${serviceLabels[chosen.service.toUpperCase() as Service]}`
  const order = count > 1 ? `, ${sortText(chosen.sort || 'best')}` : ''
  return (
    <>
      <p className="county-matches" role="status">
        {found ? `${suppliersText(count)}${offering} in ${name}${order}` : loading ? 'Looking for suppliers…' : ''}
      </p>
      {error && !loading ? (
        <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={() => void refetch()} />
      ) : shown ? (
        <ul className="county-cards area-cards" aria-busy={loading}>
          {shown.nodes.map((supplier) => (
            <WhenSeen key={supplier.id} as="li">
              <SupplierCard supplier={supplier} />
            </WhenSeen>
          ))}
        </ul>
      ) : (
        <CardSkeletons count={6} />
      )}
      {found && count > found.nodes.length && (
        <p className="county-all">
          <ButtonLink to={`/directory${addressOfArrangement(chosen, name)}`} isOutlined>
            See all {suppliersText(count)}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
