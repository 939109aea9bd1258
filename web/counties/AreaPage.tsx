import type { ApolloClient } from '@apollo/client'
import { useLocation, useParams, useSearchParams, type Params } from 'react-router'
import { AreaDocument, useAreaQuery, type AreaQueryVariables } from '../graphql.generated.ts'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import type { LoadArgs } from '../page/screen.ts'
import { answer404 } from '../page/status.ts'
import { useServerAnswer } from '../page/use-server-answer.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { CardSkeletons, LoadingHeading } from '../ui/Skeletons.tsx'
import { AreaView } from './AreaView.tsx'

const maxPage = 100_000

/** The page that an address asks for, as a number that the API accepts. */
const readPageNumber = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1)
  return Number.isNaN(page) ? 1 : Math.round(Math.min(maxPage, Math.max(1, page)))
}

const variablesOf = (params: Params, page: number): AreaQueryVariables => ({
  county: params.county ?? null,
  country: params.country ?? null,
  town: params.town ?? null,
  page,
})

export const load = async (client: ApolloClient, { request, params }: LoadArgs) => {
  const query = (page: number) => client.query({ query: AreaDocument, variables: variablesOf(params, page) })
  const page = readPageNumber(new URL(request.url).searchParams)
  const area = (await query(page)).data?.supplierArea
  if (!area) return answer404()
  if (page > area.pageCount) await query(area.pageCount)
  return null
}

/** /counties/{county}/{town}, /countries/{country} and /countries/{country}/{town}: every supplier there, page by page. */
export const Component = () => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const params = useParams()
  const page = readPageNumber(search)
  const asked = useAreaQuery({ variables: variablesOf(params, page), notifyOnNetworkStatusChange: true })
  const pageCount = asked.data?.supplierArea?.pageCount
  const isPastLast = pageCount !== undefined && page > pageCount
  const last = useAreaQuery(
    isPastLast
      ? { variables: variablesOf(params, pageCount), notifyOnNetworkStatusChange: true }
      : { variables: variablesOf(params, page), skip: true },
  )
  const { data, loading, error, refetch } = isPastLast ? last : asked
  const area = data?.supplierArea
  if (area) {
    const shown = Math.min(page, area.pageCount)
    return (
      <AreaView
        area={area}
        path={pathname}
        page={shown}
        isCounty={Boolean(params.county)}
        isOutOfRange={search.has('page') && search.get('page') !== String(shown)}
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
  useServerAnswer()
  return (
    <div className="nothing-here">
      <Head title={`No Suppliers Found | ${siteName}`} description="There are no suppliers at this address." noIndex />
      <h1 className="heading large">No Suppliers Found</h1>
      <p>Nobody is listed at this address. Please try another town or county.</p>
      <ButtonLink to="/counties">Browse All Counties</ButtonLink>
    </div>
  )
}
