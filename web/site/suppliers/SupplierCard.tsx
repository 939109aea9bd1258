import { type ReactNode, useMemo } from 'react'
import { useSupplierCard_SupplierFragment, type SupplierCard_SupplierFragment } from './SupplierCard.generated.ts'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Rating } from '../../ui/Stars.tsx'
import { useServerHtml } from '../../ui/hooks/use-server-html.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { SupplierTile } from './SupplierTile.tsx'
import { formatAddress, contactText, milesText, placeText } from './supplier-text.ts'
import { OpenState } from './OpenNow.tsx'
import { closedText } from '../../../api/suppliers/rules/business-status.rules.ts'
import { parseOpeningHours } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import './SupplierCard.css'

interface SupplierCardProps {
  supplier: Parameters<typeof useSupplierCard_SupplierFragment>[0]
  /** In miles from the searched place. */
  distance?: number | null | undefined
  /** Services and specialities that match the search, shown first. */
  matched?: readonly string[] | undefined
  words?: string | undefined
  /** Only pages with a search pass this, so that others do not load it. */
  mark?: (text: string, words: string) => ReactNode
}

/** Plain elements, since pages show many. */
export const SupplierCard = ({ supplier: from, ...search }: SupplierCardProps) => {
  const { data, complete } = useSupplierCard_SupplierFragment(from)
  return complete ? <Card supplier={data} {...search} /> : null
}

/** Longer names, in characters, do not fit into two lines on a phone. */
const maxUnclamped = 44

interface CardProps extends Omit<SupplierCardProps, 'supplier'> {
  supplier: SupplierCard_SupplierFragment
}

const Card = (props: CardProps) => (
  <article
    className="card supplier-card"
    aria-label={props.supplier.name}
    {...useServerHtml(props, <Inside {...props} />)}
  />
)

const Inside = ({ supplier, distance, matched = [], words = '', mark = (text) => text }: CardProps) => {
  const { id, name, reviewLine } = supplier
  const services = [...new Set([...matched, ...supplier.services])]
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
          <PageLink to={`/suppliers/${id}`} {...(name.length > maxUnclamped && { className: 'clamped', title: name })}>
            <bdi>{name}</bdi>
          </PageLink>
          {supplier.isVerified && (
            <span className="verified">
              <Icon name="verified" size={16} /> Verified
            </span>
          )}
        </h3>
      </header>
      <div className="supplier-card-facts muted small-text">
        <p className="supplier-card-place">
          <Icon name="pin" size={15} /> <span>{placeText(supplier)}</span>
          {distance != null && <span className="supplier-card-miles">{milesText(distance)}</span>}
        </p>
        <div className="supplier-card-trust row">
          {supplier.averageRating ? <Rating {...supplier} /> : <p>No reviews yet</p>}
          <CardTrust {...supplier} />
        </div>
      </div>
      <div className="supplier-card-words small-text">
        <p className="supplier-card-description clamped" dir="auto">
          {mark(supplier.description || 'Specialist supplier of blinds and curtains.', words)}
        </p>
        {reviewLine && (
          <p className="supplier-card-review ellipsis muted">
            <span className="visually-hidden">From a review: </span>
            <bdi>“{mark(reviewLine, words)}”</bdi>
          </p>
        )}
      </div>
      <Services services={services} matched={matched} />
      <NextSteps {...supplier} />
    </>
  )
}

/** Letters of three services that fit into one row of any card, and of all but the narrowest. */
const [alwaysFit, usuallyFit] = [29, 37]

const Services = ({ services, matched }: { services: readonly string[]; matched: readonly string[] }) => {
  const letters = services.slice(0, 3).join('').length
  const shown = services.slice(0, letters > usuallyFit ? 2 : 3)
  const more = services.length - shown.length
  const third = shown.length > 2 && letters > alwaysFit ? 'roomy-only' : undefined
  return (
    <ul className="badges" aria-label="Services">
      {shown.map((service, index) => (
        <li key={service} className={index === 2 ? third : undefined}>
          {matched.includes(service) ? <b>{service}</b> : service}
        </li>
      ))}
      {more > 0 && <li className={third}>+{more} more</li>}
      {third && <li className="narrow-only">+{more + 1} more</li>}
    </ul>
  )
}

const NextSteps = (supplier: SupplierCard_SupplierFragment) => {
  const { id, name, phone, email } = supplier
  const address = formatAddress(supplier)
  const copies = [
    { label: 'Contact Info', text: contactText(supplier), icon: 'copy-all' },
    { label: 'Phone', text: phone, icon: 'copy' },
    { label: 'Email', text: email, icon: 'mail' },
    { label: 'Address', text: address, icon: 'pin' },
  ]
  return (
    <footer className="row">
      <PageLink
        className="solid-button small-text supplier-card-next"
        to={`/suppliers/${id}`}
        aria-label={`View Profile of ${name}`}
      >
        View Profile
      </PageLink>
      {phone && (
        <PhoneLink className="more-link small-text supplier-card-phone" phone={phone}>
          <Icon name="phone" size={16} /> {phone}
        </PhoneLink>
      )}
      <div className="supplier-card-copies needs-code">
        <Menu
          label={
            <>
              Copy<span className="visually-hidden"> details of {name}</span>
            </>
          }
        >
          {copies.map(
            ({ label, text, icon }) =>
              text && (
                <CopyButton
                  key={label}
                  className="choice"
                  label={label}
                  owner={name}
                  text={text}
                  icon={<Icon name={icon} />}
                >
                  Copy {label.toLowerCase()}
                </CopyButton>
              ),
          )}
        </Menu>
      </div>
    </footer>
  )
}

/** The space is reserved, so that nothing moves. */
const CardTrust = ({ establishedYear, businessStatus, hoursText, country }: SupplierCard_SupplierFragment) => {
  const hours = useMemo(() => (hoursText ? parseOpeningHours(hoursText) : null), [hoursText])
  const years = establishedYear ? new Date().getFullYear() - establishedYear : 0
  if (hours || closedText(businessStatus)) return <OpenState status={businessStatus} hours={hours} country={country} />
  if (years < 1) return null
  return <p>{years < 10 ? `Since ${establishedYear}` : `Trading for ${years} years`}</p>
}
