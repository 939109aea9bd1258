import { useFeaturedSuppliersQuery } from './FeaturedSuppliers.generated.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { Section } from './Section.tsx'
import '../ui/swipe-row.css'

export const FeaturedSuppliers = () => {
  const { data, error, refetch } = useFeaturedSuppliersQuery()
  const suppliers = data?.featuredSuppliers
  return (
    <Section
      title="Featured Suppliers"
      lead="Premium suppliers, best reviewed first"
      more={{ label: 'View all suppliers', to: '/directory' }}
    >
      {suppliers ? (
        <>
          <ul className="card-grid swipe-row">
            {suppliers.map((supplier) => (
              <HydrateOnVisible key={supplier.id} as="li">
                <SupplierCard supplier={supplier} />
              </HydrateOnVisible>
            ))}
          </ul>
          {suppliers.length === 0 && <p>No supplier is featured at the moment. All of them are in the directory.</p>}
        </>
      ) : error ? (
        <Failed
          message="Failed to load featured suppliers. Please try again later."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardSkeletons count={3} />
      )}
    </Section>
  )
}
