import { Link } from 'react-router'
import { milesBetween } from '../../../api/places/geometry/miles-between.rules.ts'
import { useSimilarSuppliers_SupplierFragment } from './SimilarSuppliers.generated.ts'
import { Rating } from '../../ui/Stars.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
import { milesText, placeText } from '../suppliers/supplier-text.ts'
import './SimilarSuppliers.css'

type SupplierRef = Parameters<typeof useSimilarSuppliers_SupplierFragment>[0]

export const SimilarSuppliers = ({ supplier: from }: { supplier: SupplierRef }) => {
  const { data, complete } = useSimilarSuppliers_SupplierFragment(from)
  if (!complete || data.similar.length === 0) return null
  return (
    <HydrateOnVisible as="section" className="similar" aria-labelledby="similar-suppliers">
      <h2 id="similar-suppliers">Similar suppliers nearby</h2>
      <ul>
        {data.similar.map((other) => {
          const miles = milesBetween(data, other)
          return (
            <li key={other.id}>
              <SupplierTile tile={other.tile} />
              <div>
                <h3>
                  <Link to={`/suppliers/${other.id}`}>
                    <bdi>{other.name}</bdi>
                  </Link>
                </h3>
                <p>
                  <span>{placeText(other)}</span>
                  {miles !== undefined && (
                    <>
                      {' '}
                      <span>· {milesText(miles)}</span>
                    </>
                  )}
                </p>
                <Rating {...other} />
                <p>{other.services.slice(0, 3).join(', ')}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </HydrateOnVisible>
  )
}
