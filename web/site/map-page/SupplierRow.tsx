import { Link } from 'react-router'
import { useSupplierRow_SupplierFragment } from './SupplierRow.generated.ts'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { milesText, placeText } from '../suppliers/supplier-text.ts'
import './SupplierRow.css'

interface SupplierRowProps {
  supplier: Parameters<typeof useSupplierRow_SupplierFragment>[0]
  distance?: number | null | undefined
  /** Services and specialities that match the search, shown first. */
  matched?: readonly string[] | undefined
}

export const SupplierRow = ({ supplier: from, distance, matched = [] }: SupplierRowProps) => {
  const { data: supplier, complete } = useSupplierRow_SupplierFragment(from)
  if (!complete) return null
  const { id, name, logoUrl } = supplier
  const services = [...new Set([...matched, ...supplier.services])]
  return (
    <article className="card supplier-row" aria-labelledby={`row-${id}`}>
      {isShown(logoUrl) ? (
        <Picture address={logoUrl} sizes={56} width={56} height={56} />
      ) : (
        <span className="square heading small supplier-initials" aria-hidden="true">
          {getInitials(name)}
        </span>
      )}
      <div>
        <h3 className="heading small" id={`row-${id}`}>
          <Link to={`/suppliers/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="muted small-text">
          {`${placeText(supplier)}${distance == null ? '' : ` · ${milesText(distance)}`}`}
        </p>
        <p className="clamped small-text">{supplier.description || 'Specialist supplier of blinds and curtains.'}</p>
        <ul className="badges" aria-label="Services">
          {services.slice(0, 3).map((service) => (
            <li key={service}>{service}</li>
          ))}
          {services.length > 3 && <li>+{services.length - 3} more</li>}
        </ul>
      </div>
      <Link className="outline-button" to={`/suppliers/${id}`} aria-label={`View Details of ${name}`}>
        View Details
      </Link>
    </article>
  )
}

export const getInitials = (name: string) => {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase()
}
