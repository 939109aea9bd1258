import { Link } from 'react-router'
import type { DuplicateEvidence } from '../../graphql.generated.ts'
import type { Item } from './item.ts'

const evidenceWords: Partial<Record<DuplicateEvidence, string>> = { PLACE_ID: 'Google place', LOCATION: 'place' }

/** Existing suppliers that may be the same business. Unpublished ones open in the editor. */
export const LikelySuppliers = ({ suppliers }: { suppliers: Item['likelySuppliers'] }) =>
  suppliers.length > 0 && (
    <div className="request-likely">
      <p>
        <strong>
          {suppliers.some(({ isSame }) => isSame)
            ? 'This business is probably already listed'
            : 'This business may already be listed'}
        </strong>
      </p>
      <ul>
        {suppliers.map(({ supplierId, name, status, evidence }) => (
          <li key={supplierId}>
            {status === 'LISTED' ? (
              <Link to={`/suppliers/${supplierId}`}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <span>
                <Link to={`/admin/suppliers?supplier=${supplierId}`}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                ({status.toLowerCase()})
              </span>
            )}
            {evidence.length > 0 && (
              <span>
                {`: ${evidence.map((one) => evidenceWords[one] ?? one.toLowerCase()).join(', ')} ${evidence.length === 1 ? 'agrees' : 'agree'}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
