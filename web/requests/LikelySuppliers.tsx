import { Link } from 'react-router'
import type { Item } from './item.ts'

const fieldWords: Record<string, string> = { place_id: 'Google place', location: 'place' }

/** Existing suppliers that may be the same business; those that visitors cannot see open in the editor. */
export const LikelySuppliers = ({ suppliers }: { suppliers: Item['likelySuppliers'] }) =>
  suppliers.length > 0 && (
    <div className="request-likely">
      <p>
        <strong>
          {suppliers.some(({ isSame }) => isSame)
            ? 'This business seems to be there already'
            : 'This business may be there already'}
        </strong>
      </p>
      <ul>
        {suppliers.map(({ supplierId, name, status, agrees }) => (
          <li key={supplierId}>
            {status === 'listed' ? (
              <Link to={`/suppliers/${supplierId}`}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <span>
                <Link to={`/admin/suppliers?supplier=${supplierId}`}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                ({status})
              </span>
            )}
            {agrees.length > 0 && (
              <span>
                {`: ${agrees.map((field) => fieldWords[field] ?? field).join(', ')} ${agrees.length === 1 ? 'agrees' : 'agree'}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
