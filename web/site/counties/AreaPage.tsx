import { plural } from '../../../api/text/plural.rules.ts'
import type { ApolloClient } from '@apollo/client'
import { useLocation, useParams, useSearchParams, type Params } from 'react-router'
import {
  AreaDocument,
  AreaPageStartDocument,
  useAreaPageStartQuery,
  useAreaQuery,
  type AreaQuery,
} from './AreaPage.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { type LoadArgs, answer404 } from '../../ui/page/screen.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons, LoadingHeading } from '../../ui/Skeletons.tsx'
import { itemList } from '../../ui/page/item-list.ts'
import { NothingHere } from '../search/NothingHere.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import '../search/search.css'
import './CountyPage.css'

const maxPage = 100_000
const pageSize = 60

/** Limited to what the API accepts. */
const readPageNumber = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1)
  return Number.isNaN(page) ? 1 : Math.round(Math.min(maxPage, Math.max(1, page)))
}

const toAreaVariables = (params: Params) => ({
  county: params.county ?? null,
  country: params.country ?? null,
  town: params.town ?? null,
})

export const load = async (client: ApolloClient, { request, params }: LoadArgs) => {
  const number = readPageNumber(new URL(request.url).searchParams)
  const area = toAreaVariables(params)
  const start =
    number > 1 ? await client.query({ query: AreaPageStartDocument, variables: { ...area, number } }) : undefined
  const after = start?.data?.supplierArea?.pageCursor ?? null
  const { data } = await client.query({ query: AreaDocument, variables: { ...area, after } })
  return data?.supplierArea ? null : answer404()
}

export const Component = () => {
  const [search] = useSearchParams()
  const params = useParams()
  const number = readPageNumber(search)
  const start = useAreaPageStartQuery({ variables: { ...toAreaVariables(params), number }, skip: number === 1 })
  const list = useAreaQuery({
    variables: { ...toAreaVariables(params), after: start.data?.supplierArea?.pageCursor ?? null },
    skip: number > 1 && !start.data,
  })
  const area = list.data?.supplierArea
  const loading = list.loading || start.loading
  const error = list.error ?? start.error
  const refetch = () => (start.error ? start.refetch() : list.refetch())
  if (area) return <AreaView area={area} number={number} />
  if (!loading && !error)
    return (
      <NothingHere
        title="No Suppliers Found"
        description="There are no suppliers here yet."
        text="No suppliers here. Try another town or county."
      >
        <ButtonLink to="/counties">Browse All Counties</ButtonLink>
      </NothingHere>
    )
  return (
    <div className="container">
      {loading ? (
        <>
          <title>Loading the suppliers…</title>
          <LoadingHeading text="Loading the suppliers" />
          <CardSkeletons count={6} />
        </>
      ) : (
        <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={refetch} />
      )}
    </div>
  )
}

type Area = NonNullable<AreaQuery['supplierArea']>

/** `number` is the requested page. */
const AreaView = ({ area, number }: { area: Area; number: number }) => {
  const { pathname: path } = useLocation()
  const [search] = useSearchParams()
  const isCounty = useParams().county !== undefined
  const pageCount = Math.ceil(area.supplierCount / pageSize)
  const page = Math.min(number, pageCount)
  const isOutOfRange = search.has('page') && search.get('page') !== String(page)
  const isFeatured = isCounty && path.endsWith('/featured')
  const subject = `${isFeatured ? 'Featured ' : ''}Blinds & Curtains Suppliers in ${formatPlace(area, path)}`
  const toPageAddress = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  const isWhole = !isCounty && path.split('/').length === 3
  const numbered = page > 1 ? `, page ${page}` : ''
  return (
    <div className="container county-page">
      <Head
        title={subject + numbered}
        description={`All ${plural(area.supplierCount, 'supplier')} of blinds, curtains and shutters in ${formatPlace(area, path)}${numbered}: compare them by rating and reviews.`}
        canonicalPath={toPageAddress(page)}
        structuredData={itemList(
          area.suppliers.nodes.map(({ id }) => `/suppliers/${id}`),
          useConfig().siteUrl,
        )}
      />
      <Breadcrumbs crumbs={getCrumbs(area, path, isCounty)} />
      <h1 className="page-title below-crumbs">{subject}</h1>
      <p className="lead">
        {`${plural(area.supplierCount, 'supplier')}, best ${isFeatured ? 'reviewed' : 'match'} first${pageCount > 1 ? `: page ${page} of ${pageCount}` : ''}`}
      </p>
      {isOutOfRange && (
        <p className="search-note">{`This list has ${plural(pageCount, 'page')}. Showing page ${page}.`}</p>
      )}
      {isWhole && (
        <nav aria-label={`Towns in ${area.name}`}>
          <ul className="row county-neighbours">
            {area.cities.map(({ city, urlName, supplierCount }) => (
              <li key={urlName}>
                <PageLink className="pill" to={`${path}/${urlName}`}>
                  {city ?? 'Other Locations'}
                  <span className="count">{plural(supplierCount, 'supplier')}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2 className="visually-hidden">Suppliers</h2>
      <ul className="county-cards stack area-cards">
        {area.suppliers.nodes.map((supplier) => (
          <HydrateOnVisible key={supplier.id} as="li">
            <SupplierCard supplier={supplier} />
          </HydrateOnVisible>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav className="row county-all" aria-label="Pages">
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

/** Such as "Ashford, Kent"; "other places in Kent" for suppliers without a town. */
const formatPlace = ({ name, city }: Area, path: string) =>
  city ? `${city}, ${name}` : path.endsWith('/other') ? `other places in ${name}` : name

const getCrumbs = (area: Area, path: string, isCounty: boolean): Crumb[] => {
  const [, , parent, town] = path.split('/')
  const whole = isCounty ? `/counties/${parent}` : `/countries/${parent}`
  return [
    { label: 'Counties', to: '/counties' },
    ...(town ? [{ label: area.name, to: whole }] : []),
    { label: town ? (lists[town] ?? area.city ?? 'Other places') : area.name },
  ]
}

const lists: Partial<Record<string, string>> = { all: 'All suppliers', featured: 'Featured suppliers' }
