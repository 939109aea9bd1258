import { Box, Container, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { answer404 } from '../page/status.ts'
import type { LoadArgs } from '../page/screen.ts'
import { SupplierProfileDocument, useSupplierProfileQuery } from '../graphql.generated.ts'
import { BackButton } from '../ui/BackButton.tsx'
import { LoadingHeading } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { Profile } from './Profile.tsx'
import { redirectToKept } from './redirect-to-kept.ts'

export const load = async (client: ApolloClient, { params }: LoadArgs) => {
  const { data } = await client.query({ query: SupplierProfileDocument, variables: { id: params.id! } })
  if (!data?.supplier) return answer404()
  return redirectToKept(params.id!, data.supplier.id)
}

/** /suppliers/{id} */
export const Component = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, loading, error, refetch } = useSupplierProfileQuery({ variables: { id } })
  const supplier = data?.supplier
  useEffect(() => {
    if (error)
      toast({ title: 'Error', description: 'Failed to load supplier details. Please try again.', type: 'error' })
  }, [error])
  useEffect(() => {
    if (supplier && supplier.id !== id) void navigate(`/suppliers/${supplier.id}`, { replace: true })
  }, [supplier, id, navigate])
  if (supplier) return <Profile supplier={supplier} />
  return loading ? <ProfileSkeleton /> : <SupplierNotFound onRetry={error ? () => void refetch() : undefined} />
}

const SupplierNotFound = ({ onRetry }: { onRetry: (() => void) | undefined }) => {
  const { siteName } = useConfig()
  return (
    <Container maxW="breakpoint-md" py="24" textAlign="center">
      <Head title={`Supplier Not Found | ${siteName}`} description="There is no supplier at this address." noIndex />
      <Heading as="h1" size="2xl" mb="4">
        Supplier Not Found
      </Heading>
      <Text color="fg.muted" mb="8">
        The supplier you're looking for doesn't exist or there was an error loading the data.
      </Text>
      <Box display="flex" flexWrap="wrap" gap="3" justifyContent="center">
        <BackButton>Go Back</BackButton>
        {onRetry && (
          <button type="button" className="outline-button" onClick={onRetry}>
            Try again
          </button>
        )}
      </Box>
    </Container>
  )
}

const ProfileSkeleton = () => (
  <Container maxW="breakpoint-xl" py="6" aria-busy="true">
    <title>Loading the supplier…</title>
    <LoadingHeading text="Loading the supplier" />
    <Skeleton height="200px" borderRadius="l3" mb="6" />
    <Grid templateColumns={{ base: '1fr', lg: '1fr 320px' }} gap="8">
      <Box>
        <Skeleton height="10" maxW="420px" mb="3" />
        <Skeleton height="5" maxW="260px" mb="8" />
        <Skeleton height="320px" borderRadius="l3" />
      </Box>
      <Skeleton height="420px" borderRadius="l3" />
    </Grid>
  </Container>
)
