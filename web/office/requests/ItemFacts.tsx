import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Stars } from '../../ui/Stars.tsx'
import { referenceNumber } from '../../../api/registration/reference.rules.ts'
import { reasonWords } from './kinds.ts'
import type { Item } from './item.ts'

/** One line for each known fact. */
export const ItemFacts = ({ item }: { item: Item }) => {
  const facts = [...ownFacts(item), ...(item.kind === 'REGISTRATION' || item.kind === 'FIND' ? listingFacts(item) : [])]
  return (
    <dl className="request-facts">
      {facts.map(({ label, value }) =>
        value ? (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ) : null,
      )}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

interface LabelledFact {
  label: string
  value: ReactNode
}
const fact = (label: string, value: ReactNode): LabelledFact => ({ label, value })

const mail = (address: string | null, subject?: string) =>
  address && (
    <a
      href={`mailto:${encodeURIComponent(address).replace('%40', '@')}${subject ? `?subject=${encodeURIComponent(`Re: ${subject}`)}` : ''}`}
    >
      {address}
    </a>
  )

const ownFacts = ({ kind, id, name, email, phone, rating, reason, title, supplier }: Item): LabelledFact[] => [
  fact('Reference', (kind === 'REGISTRATION' || kind === 'REQUEST') && referenceNumber(kind, id)),
  fact('Rating', rating && <Stars rating={rating} />),
  fact('Reason', reason && (reasonWords[reason] ?? reason)),
  fact('From', name),
  fact(kind === 'REGISTRATION' ? 'Contact email' : 'Email', mail(email, kind === 'MESSAGE' ? title : undefined)),
  fact('Phone', phone),
  fact(
    'Supplier',
    kind !== 'REGISTRATION' && kind !== 'FIND' && supplier && (
      <Link to={`/suppliers/${supplier.id}`}>
        <bdi>{supplier.name}</bdi>
      </Link>
    ),
  ),
  fact(
    'Reviews',
    supplier && reason === 'UNFAIR_REVIEW' && (
      <Link to={`/admin/reviews?supplier=${supplier.id}`}>See its reviews and take one down</Link>
    ),
  ),
  fact('Rating now', kind === 'REVIEW' && supplier && ratingText(supplier)),
]

const ratingText = ({ averageRating, reviewCount }: NonNullable<Item['supplier']>) =>
  averageRating
    ? `${averageRating.toFixed(1)} from ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
    : 'No ratings yet'

const listingFacts = ({ supplier, status }: Item): LabelledFact[] =>
  supplier
    ? [
        fact('Description', supplier.description),
        fact('Services', supplier.services.join(', ') || 'None given'),
        fact(
          'Address',
          [supplier.address, supplier.city, supplier.county, supplier.postcode, supplier.country]
            .filter(Boolean)
            .join(', '),
        ),
        fact('Opening hours', supplier.hoursText),
        fact('Public email', mail(supplier.email)),
        fact('Public phone', supplier.phone),
        fact(
          'Website',
          supplier.website && (
            <a href={supplier.website} rel="noopener noreferrer nofollow" target="_blank">
              {supplier.website}
            </a>
          ),
        ),
        fact('Listing', status === 'LISTED' && <Link to={`/suppliers/${supplier.id}`}>See the listing</Link>),
      ]
    : []
