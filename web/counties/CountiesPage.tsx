import { Container, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { itemList } from '../page/item-list.ts'
import { CountiesDocument, useCountiesQuery, type CountiesQuery } from '../graphql.generated.ts'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { Failed } from '../ui/Failed.tsx'
import { CountiesByLetter } from './CountiesByLetter.tsx'
import { TopCounties } from './TopCounties.tsx'

export type ListedCounty = CountiesQuery['counties'][number]

export const load = async (client: ApolloClient) => {
  await client.query({ query: CountiesDocument })
  return null
}

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Counties' }]

/** /counties: every county, A to Z. */
export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const { data, error, refetch } = useCountiesQuery({ notifyOnNetworkStatusChange: true })
  const open = data?.counties.filter(({ supplierCount }) => supplierCount > 0) ?? [] // the others are not for search engines
  return (
    <Container maxW="breakpoint-xl" py="2">
      <Head
        title={`Blinds & Curtains Suppliers by County | ${siteName}`}
        description="Find blind, curtain and shutter suppliers in every county of England, Scotland, Wales and Northern Ireland, each with a guide to its homes and weather."
        keywords="blinds by county, curtains by county, shutters, local suppliers, UK counties"
        canonicalPath="/counties"
        structuredData={[
          breadcrumbData(crumbs, siteUrl),
          ...(open.length
            ? [
                itemList(
                  open.map(({ urlName }) => `/counties/${urlName}`),
                  siteUrl,
                ),
              ]
            : []),
        ]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} mt="1" mb="2">
        Blinds & Curtains Suppliers by County
      </Heading>
      <Text color="fg.muted" maxW="70ch" mb="6">
        Pick your county to see who measures, makes and fits blinds, curtains and shutters near you, grouped by town.
      </Text>
      <AdSlot id="counties-top-banner" />
      {data ? (
        <Loaded counties={data.counties} />
      ) : error ? (
        <CountiesFailed onRetry={() => void refetch()} />
      ) : (
        <CountiesSkeleton />
      )}
      <AdSlot id="counties-bottom-banner" />
      <MoreAdSlots page="Counties" />
    </Container>
  )
}

const Loaded = ({ counties }: { counties: ListedCounty[] }) => (
  <>
    <TopCounties counties={counties} />
    <CountiesByLetter counties={counties} />
    <Heading as="h2" size="xl" mt="12" mb="3">
      How our county pages work
    </Heading>
    <Text maxW="70ch" mb="3">
      Each page lists the suppliers whose premises lie in the county, the best rated of every town first, beside a guide
      to what its houses, coast or hills ask of a window. Many suppliers travel further than their own county, so try
      the neighbouring ones too.
    </Text>
    <Text maxW="70ch">
      We list all 108 counties and council areas of the United Kingdom. A county marked “Coming soon” has its guide
      already, but no supplier of ours yet.
    </Text>
  </>
)

const CountiesFailed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <Heading as="h2" size="xl" mb="4">
      Unable to Load Counties
    </Heading>
    <Failed
      message="We encountered an error while loading the county data. Please try again later."
      onRetry={onRetry}
    />
  </>
)

const CountiesSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="Loading">
    <Skeleton height="7" maxW="280px" mb="4" />
    <div className="top-counties">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="90px" borderRadius="l3" data-testid="skeleton" />
      ))}
    </div>
    <Skeleton height="12" my="8" />
    <Skeleton height="480px" borderRadius="l3" />
  </div>
)
