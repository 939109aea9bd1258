import { Icon } from '../ui/Icon.tsx'
import { WhenSeen } from '../ui/WhenSeen.tsx'
import type { GuideContent } from './county-questions.ts'
import type { ShownCounty } from './county-types.ts'
import { directoryOf, cityKey } from './county-name.ts'
import { PageLink } from '../ui/PageLink.tsx'

/** The most suppliers linked under one town; the directory has the rest. */
const linksAtMost = 20

interface MajorCitiesProps {
  guide: GuideContent
  suppliers: ShownCounty['topSuppliers']
}

/** The county's towns, one open at a time: the browser's own accordion, which works without JavaScript. */
export const MajorCities = ({ guide: { cities }, suppliers }: MajorCitiesProps) => {
  const named = suppliers.map(({ id, name, city }) => ({ id, name, city }))
  return (
    <WhenSeen as="section" aria-labelledby="cities" of={[cities, named]}>
      <h2 className="heading" id="cities">
        Major Cities
      </h2>
      {cities.map((city) => (
        <City key={city.city} {...city} suppliers={named} />
      ))}
    </WhenSeen>
  )
}

type Named = Pick<ShownCounty['topSuppliers'][number], 'id' | 'name' | 'city'>

interface CityProps {
  city: string
  content: string
  /** The whole county's. */
  suppliers: readonly Named[]
}

const City = ({ city, content, suppliers }: CityProps) => {
  const here = suppliers.filter((supplier) => cityKey(supplier.city) === cityKey(city))
  return (
    <details name="cities" className="county-fold">
      <summary>
        <h3>{city}</h3> <Icon name="chevron-down" />
      </summary>
      <p>{content}</p>
      {here.length > 0 && <CityLinks city={city} suppliers={here} />}
    </details>
  )
}

const CityLinks = ({ city, suppliers }: { city: string; suppliers: readonly Named[] }) => (
  <>
    <h4>Suppliers in {city}</h4>
    <ul>
      {suppliers.slice(0, linksAtMost).map(({ id, name }) => (
        <li key={id}>
          <PageLink to={`/suppliers/${id}`}>
            <bdi>{name}</bdi>
          </PageLink>
        </li>
      ))}
      {suppliers.length > linksAtMost && (
        <li>
          <PageLink to={directoryOf(city)}>All suppliers in {city}</PageLink>
        </li>
      )}
    </ul>
  </>
)
