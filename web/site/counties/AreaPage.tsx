import type { ApolloClient } from '@apollo/client'
import { useLocation, useParams, useSearchParams, type Params } from 'react-router'
import { AreaDocument, AreaPageStartDocument, useAreaPageStartQuery, useAreaQuery } from '../../graphql.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { answer404 } from '../../ui/page/status.ts'
import { useServerRedirect } from '../../ui/page/use-server-redirect.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons, LoadingHeading } from '../../ui/Skeletons.tsx'
import { AreaView } from './AreaView.tsx'

const maxPage = 100_000
/** As in the query. */
const pageSize = 60

/** The page number in the address, limited to what the API accepts. */
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

/** /counties/{county}/{town}, /countries/{country} and /countries/{country}/{town}: every supplier there, page by page. */
export const Component = () => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const params = useParams()
  const number = readPageNumber(search)
  const start = useAreaPageStartQuery({ variables: { ...toAreaVariables(params), number }, skip: number === 1 })
  const list = useAreaQuery({
    variables: { ...toAreaVariables(params), after: start.data?.supplierArea?.pageCursor ?? null },
    skip: number > 1 && !start.data,
    notifyOnNetworkStatusChange: true,
  })
  const area = list.data?.supplierArea
  const loading = list.loading || start.loading
  const error = list.error ?? start.error
  const refetch = () => (start.error ? start.refetch() : list.refetch())
  if (area) {
    const pageCount = Math.ceil(area.supplierCount / pageSize)
    const page = Math.min(number, pageCount)
    return (
      <AreaView
        area={area}
        path={pathname}
        page={page}
        pageCount={pageCount}
        isCounty={Boolean(params.county)}
        isOutOfRange={search.has('page') && search.get('page') !== String(page)}
      />
    )
  }
  return (
    <div className="container">
      {loading ? (
        <>
          <title>Loading the suppliers…</title>
          <LoadingHeading text="Loading the suppliers" />
          <CardSkeletons count={6} />
        </>
      ) : error ? (
        <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={() => void refetch()} />
      ) : (
        <NobodyHere />
      )}
    </div>
  )
}

const NobodyHere = () => {
  const { siteName } = useConfig()
  useServerRedirect()
  return (
    <div className="nothing-here">
      <Head title={`No Suppliers Found | ${siteName}`} description="There are no suppliers here yet." noIndex />
      <h1 className="heading large">No Suppliers Found</h1>
      <p>No suppliers here. Try another town or county.</p>
      <ButtonLink to="/counties">Browse All Counties</ButtonLink>
    </div>
  )
}
