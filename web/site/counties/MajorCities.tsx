import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { Fold } from '../../ui/MobileDisclosure.tsx'
import type { GuideContent } from './county-questions.ts'
import type { ShownCounty } from './county-types.ts'
import { cityKey, suppliersText } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'

const maxLinks = 20

interface MajorCitiesProps {
  guide: GuideContent
  county: Pick<ShownCounty, 'urlName' | 'topSuppliers' | 'cities'>
}

/** The browser's own accordion, which works without JavaScript. */
export const MajorCities = ({ guide: { cities }, county }: MajorCitiesProps) => {
  const shown = cities.map(({ city, content }) => {
    const isHere = (one: { city: string | null }) => cityKey(one.city) === cityKey(city)
    const links = county.topSuppliers.filter(isHere).slice(0, maxLinks)
    const { urlName, supplierCount } = county.cities.find(isHere) ?? { urlName: '', supplierCount: links.length }
    return {
      city,
      content,
      links: links.map(({ id, name }) => ({ id, name })),
      more:
        supplierCount > links.length ? { path: `/counties/${county.urlName}/${urlName}`, supplierCount } : undefined,
    }
  })
  return (
    <HydrateOnVisible as="section" aria-labelledby="cities" of={shown}>
      <h2 className="heading" id="cities">
        Major Cities
      </h2>
      {shown.map((city) => (
        <City key={city.city} {...city} />
      ))}
    </HydrateOnVisible>
  )
}

interface CityProps {
  city: string
  content: string
  links: readonly { id: string; name: string }[]
  /** Undefined if all suppliers are listed. */
  more: { path: string; supplierCount: number } | undefined
}

const City = ({ city, content, links, more }: CityProps) => (
  <Fold className="county-fold" group="cities" name={city} summary={<h3>{city}</h3>}>
    <p>{content}</p>
    {links.length > 0 && <h4>Suppliers in {city}</h4>}
    {(links.length > 0 || more) && (
      <ul>
        {links.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={`/suppliers/${id}`}>
              <bdi>{name}</bdi>
            </PageLink>
          </li>
        ))}
        {more && (
          <li>
            <PageLink to={more.path}>
              {`${links.length > 0 ? 'All ' : ''}${suppliersText(more.supplierCount)} in ${city}`}
            </PageLink>
          </li>
        )}
      </ul>
    )}
  </Fold>
)
