import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { redirectTo } from '../../ui/page/redirect-to.ts'
import { answer404 } from '../../ui/page/status.ts'
import { useServerRedirect } from '../../ui/page/use-server-redirect.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { SupplierProfileDocument, useSupplierProfileQuery } from '../../graphql.generated.ts'
import { readReviews } from '../reviews/read-reviews.ts'
import { LateSearchInstead } from '../search/LateSearchInstead.tsx'
import { BackButton } from '../ui/BackButton.tsx'
import { LoadingHeading, Skeleton } from '../../ui/Skeletons.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { Profile } from './Profile.tsx'

export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const { data } = await client.query({ query: SupplierProfileDocument, variables: { id: params.id! } })
  if (!data?.supplier) return answer404()
  await readReviews(client, params.id!, data.supplier.reviews, new URL(request.url))
  const { id } = data.supplier // for a merged duplicate, the remaining supplier's
  return params.id === id ? null : redirectTo(`/suppliers/${id}`, request)
}

/** /suppliers/{id} */
export const Component = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, loading, error, refetch } = useSupplierProfileQuery({ variables: { id } })
  const supplier = data?.supplier
  useErrorToast('Failed to load supplier details. Please try again.', error)
  useEffect(() => {
    if (supplier && supplier.id !== id) void navigate(`/suppliers/${supplier.id}${search}`, { replace: true })
  }, [supplier, id, search, navigate])
  if (supplier) return <Profile supplier={supplier} />
  return loading ? <ProfileSkeleton /> : <SupplierNotFound onRetry={error ? () => void refetch() : undefined} />
}

const SupplierNotFound = ({ onRetry }: { onRetry: (() => void) | undefined }) => {
  const { siteName } = useConfig()
  useServerRedirect(!onRetry)
  return (
    <div className="container narrow nothing-here">
      <Head title={`Supplier Not Found | ${siteName}`} description="There is no supplier at this address." noIndex />
      <h1 className="heading large">Supplier Not Found</h1>
      <p>The supplier you're looking for doesn't exist or there was an error loading the data.</p>
      <div className="row">
        <BackButton>Go Back</BackButton>
        {onRetry && (
          <button type="button" className="outline-button" onClick={onRetry}>
            Try Again
          </button>
        )}
      </div>
      <LateSearchInstead />
    </div>
  )
}

const ProfileSkeleton = () => (
  <div className="container profile-skeleton" aria-busy="true">
    <title>Loading the supplier…</title>
    <LoadingHeading text="Loading the supplier" />
    <Skeleton height={200} isCard />
    <div className="profile-columns">
      <div>
        <Skeleton height={40} maxWidth={420} />
        <Skeleton height={20} maxWidth={260} />
        <Skeleton height={320} isCard />
      </div>
      <Skeleton height={420} isCard />
    </div>
  </div>
)
