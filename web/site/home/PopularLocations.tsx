import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePopularLocationsQuery } from './PopularLocations.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../ui/thousands.ts'
import { Section } from './Section.tsx'

export const PopularLocations = () => {
  const { data, error, refetch } = usePopularLocationsQuery()
  return (
    <Section title="Popular Locations" isTinted>
      {error && !data ? (
        <Failed
          message="Failed to load popular locations. Please try again later."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="place-tiles" aria-busy={!data} aria-label="Popular locations">
          {data?.popularLocations.map(({ id, name, supplierCount }) => (
            <Tile
              key={id}
              to={`/directory?location=${encodeURIComponent(name)}`}
              picture={
                <img src={`/pictures/towns/${encodeURIComponent(name)}.svg`} alt="" loading="lazy" decoding="async" />
              }
              name={name}
              text={`${thousands(supplierCount)} ${supplierCount === 1 ? 'supplier' : 'suppliers'}`}
            />
          ))}
          {data && (
            <>
              <Tile
                to="/counties"
                picture={<Icon name="map" size={26} />}
                name="Browse by County"
                text="All UK counties"
              />
              <Tile
                to="/directory"
                picture={<Icon name="list" size={26} />}
                name="View All Locations"
                text="Browse all suppliers"
              />
            </>
          )}
          {!data &&
            Array.from({ length: 8 }, (_, index) => (
              <li key={index} className="place-tile-skeleton" data-testid="location-skeleton" />
            ))}
        </ul>
      )}
    </Section>
  )
}

interface TileProps {
  to: string
  picture: ReactNode
  name: string
  text: string
}

const Tile = ({ to, picture, name, text }: TileProps) => (
  <li>
    <Link className="place-tile" to={to}>
      <span className="place-tile-picture">{picture}</span>
      <span>
        <strong>{name}</strong> <small>{text}</small>
      </span>
    </Link>
  </li>
)
