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

const variablesOf = (params: Params, search: URLSearchParams): AreaQueryVariables => {
  const page = Number(search.get('page') ?? 1)
  return {
    county: params.county ?? null,
    country: params.country ?? null,
    town: params.town ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const load = async (client: ApolloClient, { request, params }: LoadArgs) => {
  const variables = variablesOf(params, new URL(request.url).searchParams)
  const { data } = await client.query({ query: AreaDocument, variables })
  return data?.supplierArea ? null : answer404()
}

/** /counties/{county}/{town}, /countries/{country} and /countries/{country}/{town}: every supplier there, page by page. */
export const Component = () => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const variables = variablesOf(useParams(), search)
  const { data, loading, error, refetch } = useAreaQuery({ variables, notifyOnNetworkStatusChange: true })
  const area = data?.supplierArea
  if (area)
    return <AreaView area={area} path={pathname} page={variables.page ?? 1} isCounty={Boolean(variables.county)} />
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
