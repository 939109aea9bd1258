import { useSupplierCard_SupplierFragment, type SupplierCard_SupplierFragment } from '../../graphql.generated.ts'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Rating } from '../../ui/Stars.tsx'
import { useInside } from '../../ui/use-inside.ts'
import { CardTrust } from './CardTrust.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { SupplierTile } from './SupplierTile.tsx'
import { addressOf, contactText, milesText, placeText } from './supplier-text.ts'
import './SupplierCard.css'

type CardRef = Parameters<typeof useSupplierCard_SupplierFragment>[0]

interface SupplierCardProps {
  supplier: CardRef
  /** Miles from the place of the search. */
  distance?: number | null | undefined
  /** Its services and specialities that were asked for: shown before the others. */
  matched?: readonly string[] | undefined
}

/** A supplier in a list: who, where, rating, services, next step. Plain elements, since pages show many. */
export const SupplierCard = ({ supplier: from, ...search }: SupplierCardProps) => {
  const { data, complete } = useSupplierCard_SupplierFragment(from)
  return complete ? <Card supplier={data} {...search} /> : null
}

interface CardProps extends Omit<SupplierCardProps, 'supplier'> {
  supplier: SupplierCard_SupplierFragment
}

const Card = (props: CardProps) => (
  <article className="supplier-card" aria-label={props.supplier.name} {...useInside(props, <Inside {...props} />)} />
)

const Inside = ({ supplier, distance, matched = [] }: CardProps) => {
  const { id, name, phone, email, reviewLine } = supplier
  const services = [...new Set([...matched, ...supplier.services])]
  const address = addressOf(supplier)
  return (
    <>
      <div className="supplier-card-picture">
        {isShown(supplier.logoUrl) ? (
          <Picture address={supplier.logoUrl} sizes={72} />
        ) : (
          <SupplierTile tile={supplier.tile} />
        )}
      </div>
      {supplier.isPremium && <span className="ribbon">Featured</span>}
      <header>
        <h3>
          <PageLink to={`/suppliers/${id}`}>
            <bdi>{name}</bdi>
          </PageLink>
          {supplier.isVerified && (
            <span className="verified">
              <Icon name="verified" /> Verified
            </span>
          )}
        </h3>
        <div className="supplier-card-facts">
          <p>
            <Icon name="pin" /> <span>{placeText(supplier)}</span>
            {distance != null && (
              <span>
                {' · '}
                <span>{milesText(distance)}</span>
              </span>
            )}
          </p>
          <Rating {...supplier} />
        </div>
        <CardTrust {...supplier} />
      </header>
      <p className="supplier-card-description" dir="auto">
        {supplier.description || 'Specialist supplier of blinds and curtains.'}
      </p>
      {reviewLine && (
        <p className="supplier-card-review">
          <span className="visually-hidden">From a review: </span>
          <bdi>“{reviewLine}”</bdi>
        </p>
      )}
      <ul className="badges" aria-label="Services">
        {services.slice(0, 3).map((service) => (
          <li key={service}>{service}</li>
        ))}
        {services.length > 3 && <li>+{services.length - 3} more</li>}
      </ul>
      <footer>
        <PageLink className="supplier-card-next" to={`/suppliers/${id}`} aria-label={`View Profile of ${name}`}>
          View Profile
        </PageLink>
        {phone && (
          <PhoneLink className="supplier-card-phone" phone={phone}>
            <Icon name="phone" size={16} /> {phone}
          </PhoneLink>
        )}
        <span className="supplier-card-copies">
          <CopyButton label="Contact Info" owner={name} text={contactText(supplier)} icon={<Icon name="copy-all" />} />
          {phone && <CopyButton label="Phone" owner={name} text={phone} icon={<Icon name="copy" />} />}
          {email && <CopyButton label="Email" owner={name} text={email} icon={<Icon name="mail" />} />}
          {address && <CopyButton label="Address" owner={name} text={address} icon={<Icon name="pin" />} />}
        </span>
      </footer>
    </>
  )
}
