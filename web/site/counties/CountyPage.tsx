import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { redirectTo } from '../../ui/page/redirect-to.ts'
import { answer404 } from '../../ui/page/status.ts'
import { useServerRedirect } from '../../ui/page/use-server-redirect.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { CountyDocument, CountySuppliersDocument, useCountyQuery } from '../../graphql.generated.ts'
import { LateSearchInstead } from '../search/LateSearchInstead.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { CardSkeletons, LoadingHeading, Skeleton } from '../../ui/Skeletons.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { isArranged, readArrangement, toVariables } from './arrangement.ts'
import { CountyHead } from './CountyHead.tsx'
import { guessCountyName } from './county-name.ts'
import { CountyView } from './CountyView.tsx'

export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const requestedName = params.county ?? ''
  const chosen = readArrangement(new URL(request.url).searchParams)
  const [{ data }] = await Promise.all([
    client.query({ query: CountyDocument, variables: { urlName: requestedName } }),
    ...(isArranged(chosen)
      ? [client.query({ query: CountySuppliersDocument, variables: toVariables(requestedName, chosen) })]
      : []),
  ])
  if (!data?.county) return answer404()
  const { urlName } = data.county
  return requestedName === urlName ? null : redirectTo(`/counties/${urlName}`, request) // a county has one address
}

/** /counties/{county} */
export const Component = () => {
  const { county: slug = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const name = guessCountyName(slug)
  const { data, loading, error, refetch } = useCountyQuery({
    variables: { urlName: slug },
    skip: !name,
    notifyOnNetworkStatusChange: true,
  })
  const county = data?.county
  useErrorToast('Failed to load suppliers. Please try again.', error)
  useEffect(() => {
    if (county && county.urlName !== slug) void navigate(`/counties/${county.urlName}${search}`, { replace: true })
  }, [county, slug, search, navigate])
  if (county) return <CountyView county={county} />
  return loading ? (
    <CountySkeleton name={name} />
  ) : (
    <CountyNotFound name={name} onRetry={error ? () => void refetch() : undefined} />
  )
}

const CountyNotFound = ({ name, onRetry }: { name: string; onRetry?: (() => void) | undefined }) => {
  const { siteName } = useConfig()
  useServerRedirect(!onRetry)
  return (
    <div className="container narrow nothing-here">
      <Head title={`County Not Found | ${siteName}`} description="There is no county at this address." noIndex />
      <h1 className="heading large">County Not Found</h1>
      <p>
        {name
          ? `We couldn't find any suppliers in ${name}. Please check the county name or try another location.`
          : 'Please specify a county to view suppliers.'}
      </p>
      <div className="row">
        <ButtonLink to="/counties">Browse All Counties</ButtonLink>
        {onRetry && (
          <button type="button" className="outline-button compact" onClick={onRetry}>
            Try Again
          </button>
        )}
      </div>
      <LateSearchInstead words={name} />
    </div>
  )
}

const CountySkeleton = ({ name }: { name: string }) => (
  <div className="container county-skeleton">
    <CountyHead name={name} />
    <LoadingHeading text="Loading the county" />
    <Skeleton height={40} maxWidth={560} />
    <Skeleton height={20} maxWidth={380} />
    <CardSkeletons count={6} />
  </div>
)
