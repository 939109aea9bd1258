import { Box, Button, Container, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { answer404 } from '../page/status.ts'
import type { LoadArgs } from '../page/screen.ts'
import { CountyDocument, useCountyQuery } from '../graphql.generated.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CardSkeletons, LoadingHeading } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { CountyHead } from './CountyHead.tsx'
import { countyNameOf } from './county-name.ts'
import { CountyView } from './CountyView.tsx'
import { redirectToCounty } from './redirect-to-county.ts'

export const load = async (client: ApolloClient, { params }: LoadArgs) => {
  const asked = params.county ?? ''
  const { data } = await client.query({ query: CountyDocument, variables: { urlName: asked } })
  return data?.county ? redirectToCounty(asked, data.county.urlName) : answer404()
}

/** /counties/{county} */
export const Component = () => {
  const { county: slug = '' } = useParams()
  const navigate = useNavigate()
  const name = countyNameOf(slug)
  const { data, loading, error, refetch } = useCountyQuery({
    variables: { urlName: slug },
    skip: !name,
    notifyOnNetworkStatusChange: true,
  })
  const county = data?.county
  useEffect(() => {
    if (error) toast({ title: 'Error', description: 'Failed to load suppliers. Please try again.', type: 'error' })
  }, [error])
  useEffect(() => {
    if (county && county.urlName !== slug) void navigate(`/counties/${county.urlName}`, { replace: true })
  }, [county, slug, navigate])
  if (county) return <CountyView county={county} />
  return loading ? (
    <CountySkeleton name={name} />
  ) : (
    <CountyNotFound name={name} onRetry={error ? () => void refetch() : undefined} />
  )
}

const CountyNotFound = ({ name, onRetry }: { name: string; onRetry?: (() => void) | undefined }) => {
  const { siteName } = useConfig()
  return (
    <Container maxW="breakpoint-md" py="24" textAlign="center">
      <Head title={`County Not Found | ${siteName}`} description="There is no county at this address." noIndex />
      <Heading as="h1" size="2xl" mb="4">
        County Not Found
      </Heading>
      <Text color="fg.muted" mb="8" overflowWrap="anywhere">
        {name
          ? `We couldn't find any suppliers in ${name}. Please check the county name or try another location.`
          : 'Please specify a county to view suppliers.'}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="3" justifyContent="center">
        <ButtonLink to="/counties" minH="11">
          Browse All Counties
        </ButtonLink>
        {onRetry && (
          <Button variant="outline" minH="11" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Box>
    </Container>
  )
}

const CountySkeleton = ({ name }: { name: string }) => (
  <Container maxW="breakpoint-xl" py="6">
    <CountyHead name={name} />
    <LoadingHeading text="Loading the county" />
    <Skeleton height="10" maxW="560px" mb="3" mt="10" />
    <Skeleton height="5" maxW="380px" mb="10" />
    <CardSkeletons count={6} />
  </Container>
)
