import { Link } from 'react-router'
import { Icon } from '../ui/Icon.tsx'
import { WhenSeen } from '../ui/WhenSeen.tsx'
import type { GuideContent } from './county-questions.ts'
import type { ShownCounty } from './county-types.ts'
import { directoryOf, cityKey } from './county-name.ts'

/** The most suppliers linked under one town; the directory has the rest. */
const linksAtMost = 20

interface MajorCitiesProps {
  guide: GuideContent
  suppliers: ShownCounty['topSuppliers']
}

/** The county's towns, one open at a time: the browser's own accordion, which works without JavaScript. */
export const MajorCities = ({ guide, suppliers }: MajorCitiesProps) => (
  <WhenSeen as="section" aria-labelledby="cities">
    <h2 className="heading" id="cities">
      Major Cities
    </h2>
    {guide.cities.map(({ city, content }) => {
      const here = suppliers.filter((supplier) => cityKey(supplier.city) === cityKey(city))
      return (
        <details key={city} name="cities" className="county-fold">
          <summary>
            <h3>{city}</h3> <Icon name="chevron-down" />
          </summary>
          <p>{content}</p>
          {here.length > 0 && <CityLinks city={city} suppliers={here} />}
        </details>
      )
    })}
  </WhenSeen>
)

const CityLinks = ({ city, suppliers }: { city: string; suppliers: { id: string; name: string }[] }) => (
  <>
    <h4>Suppliers in {city}</h4>
    <ul>
      {suppliers.slice(0, linksAtMost).map(({ id, name }) => (
        <li key={id}>
          <Link to={`/suppliers/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
      {suppliers.length > linksAtMost && (
        <li>
          <Link to={directoryOf(city)}>All suppliers in {city}</Link>
        </li>
      )}
    </ul>
  </>
)
