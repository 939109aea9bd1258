import type { AreaQuery } from '../../graphql.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { itemList } from '../../ui/page/item-list.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { Breadcrumbs, breadcrumbData, type Crumb } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { suppliersText } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import '../search/search.css'
import './CountyPage.css'

type Area = NonNullable<AreaQuery['supplierArea']>

interface AreaViewProps {
  area: Area
  /** Without the page number. */
  path: string
  page: number
  pageCount: number
  isCounty: boolean
  /** The requested page does not exist. */
  isOutOfRange: boolean
}

/** All suppliers of a county, country or town, 60 on a page; a country links to its towns. */
export const AreaView = ({ area, path, page, pageCount, isCounty, isOutOfRange }: AreaViewProps) => {
  const { siteName, siteUrl } = useConfig()
  const crumbs = getCrumbs(area, path, isCounty)
  const isFeatured = isCounty && path.endsWith('/featured')
  const subject = `${isFeatured ? 'Featured ' : ''}Blinds & Curtains Suppliers in ${formatPlace(area, path)}`
  const toPageAddress = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  const isWhole = !isCounty && path.split('/').length === 3
  const numbered = page > 1 ? `, page ${page}` : ''
  return (
    <div className="container county-page">
      <Head
        title={`${subject}${numbered} | ${siteName}`}
        description={`All ${suppliersText(area.supplierCount)} of blinds, curtains and shutters in ${formatPlace(area, path)}${numbered}: compare them by rating and reviews.`}
        canonicalPath={toPageAddress(page)}
        structuredData={[
          breadcrumbData(crumbs, siteUrl),
          itemList(
            area.suppliers.nodes.map(({ id }) => `/suppliers/${id}`),
            siteUrl,
          ),
        ]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="page-title below-crumbs">{subject}</h1>
      <p className="lead">
        {`${suppliersText(area.supplierCount)}, best ${isFeatured ? 'reviewed' : 'match'} first${pageCount > 1 ? `: page ${page} of ${pageCount}` : ''}`}
      </p>
      {isOutOfRange && (
        <p className="search-note">
          {`This list has ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}. Showing page ${page}.`}
        </p>
      )}
      {isWhole && (
        <nav aria-label={`Towns in ${area.name}`}>
          <ul className="county-neighbours">
            {area.cities.map(({ city, urlName, supplierCount }) => (
              <li key={urlName}>
                <PageLink to={`${path}/${urlName}`}>
                  {city ?? 'Other Locations'}
                  <span>{suppliersText(supplierCount)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2 className="visually-hidden">Suppliers</h2>
      <ul className="county-cards area-cards">
        {area.suppliers.nodes.map((supplier) => (
          <HydrateOnVisible key={supplier.id} as="li">
            <SupplierCard supplier={supplier} />
          </HydrateOnVisible>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav className="row area-pages" aria-label="Pages">
          {page > 1 && (
            <ButtonLink isOutlined to={toPageAddress(page - 1)}>
              Previous page
            </ButtonLink>
          )}
          {page < pageCount && (
            <ButtonLink isOutlined to={toPageAddress(page + 1)}>
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

/** "Ashford, Kent"; "other places in Kent" for suppliers without a town. */
const formatPlace = ({ name, city }: Area, path: string) =>
  city ? `${city}, ${name}` : path.endsWith('/other') ? `other places in ${name}` : name

const getCrumbs = (area: Area, path: string, isCounty: boolean): Crumb[] => {
  const [, , parent, town] = path.split('/')
  const whole = isCounty ? `/counties/${parent}` : `/countries/${parent}`
  return [
    { label: 'Home', to: '/' },
    { label: 'Counties', to: '/counties' },
    ...(town ? [{ label: area.name, to: whole }] : []),
    { label: town ? (lists[town] ?? area.city ?? 'Other places') : area.name },
  ]
}

/** Lists with a path in place of a town's name. */
const lists: Partial<Record<string, string>> = { all: 'All suppliers', featured: 'Featured suppliers' }
