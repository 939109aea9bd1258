import { Box, Button, chakra, Container, Heading, NativeSelect, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { useConfig } from '../app/config.tsx'
import { Head } from '../app/Head.tsx'
import { DirectoryDocument, useDirectoryQuery, type DirectoryQuery } from '../graphql.generated.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { CardSkeletons } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { queryOf, readFilter, serviceOptions, sortOptions, writeFilter, type DirectoryFilter } from './directory-filter.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { SupplierCard } from './SupplierCard.tsx'

export const load = async (client: ApolloClient, { request }: LoaderFunctionArgs) => {
  const variables = queryOf(readFilter(new URL(request.url).searchParams))
  await client.query({ query: DirectoryDocument, variables })
  return null
}

/** /directory: filters in the address bar, suppliers as cards. */
export const Component = () => {
  const { siteName } = useConfig()
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const variables = queryOf(filter)
  const { data, loading, error, fetchMore, refetch } = useDirectoryQuery({ variables, notifyOnNetworkStatusChange: true })
  const apply = (next: DirectoryFilter) => setParams(writeFilter(next), { preventScrollReset: true })
  const list = data?.suppliers
  useEffect(() => {
    if (error) toast({ title: 'Error', description: 'Failed to load suppliers. Please try again.', type: 'error' })
  }, [error])
  return (
    <Container maxW="breakpoint-xl" py={{ base: '3', md: '4' }}>
      <Head
        title={`${titleOf(filter)} | ${siteName}`}
        description={descriptionOf(filter)}
        canonicalPath={`/directory${canonicalQuery(filter)}`}
        structuredData={list ? [itemList(list)] : []}
      />
      <Heading as="h1" size={{ base: 'xl', md: '2xl' }} lineHeight="1.2">Blind & Curtain Supplier Directory</Heading>
      <Text color="fg.muted" fontSize={{ base: 'sm', md: 'md' }} mb={{ base: '2', md: '3' }}>Find top-rated suppliers across the UK and Europe</Text>
      <DirectoryFilters filter={filter} onApply={apply} />
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" my="2">
        <Text role="status" fontWeight="600" fontSize="sm">{list ? countText(list, filter) : loading ? 'Looking for suppliers…' : ''}</Text>
        <SortSelect filter={filter} onChange={apply} />
      </Box>
      {list && <Notes list={list} filter={filter} />}
      {error && !list ? (
        <Failed message="Failed to load suppliers. Please try again." onRetry={() => void refetch()} />
      ) : !list ? (
        <CardSkeletons count={6} />
      ) : list.edges.length === 0 ? (
        <Box textAlign="center" py="16">
          <Heading as="h2" size="lg" mb="2">No suppliers found</Heading>
          <Text color="fg.muted" mb="6">Try fewer words, another place, or all services.</Text>
          <ButtonLink to="/directory">View All Suppliers</ButtonLink>
        </Box>
      ) : (
        <>
          <chakra.h2 className="visually-hidden">Suppliers</chakra.h2>
          <ul className="card-grid">
            {list.edges.map(({ node, distance }) => <li key={node.id}><SupplierCard supplier={node} distance={distance} /></li>)}
          </ul>
          {list.pageInfo.hasNextPage && (
            <Box textAlign="center" mt="8">
              <Button variant="outline" size="lg" loading={loading} loadingText="Loading…" onClick={() => void fetchMore({ variables: { after: list.pageInfo.endCursor } })}>
                Load more suppliers
              </Button>
            </Box>
          )}
        </>
      )}
    </Container>
  )
}

type SupplierList = DirectoryQuery['suppliers']

const SortSelect = ({ filter, onChange }: { filter: DirectoryFilter; onChange: (filter: DirectoryFilter) => void }) => (
  <NativeSelect.Root width="auto">
    <NativeSelect.Field aria-label="Sort by" h="11" fontSize="sm" bg="bg.panel" borderColor="border.emphasized" value={filter.sort || (filter.location ? 'distance' : filter.search ? '' : 'rating')} onChange={(event) => onChange({ ...filter, sort: event.target.value })}>
      {filter.search && !filter.location && <option value="">Best match</option>}
      {sortOptions.filter(({ value }) => value !== 'distance' || filter.location).map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

/** What the search was understood as, where that is not what was typed. */
const Notes = ({ list, filter }: { list: SupplierList; filter: DirectoryFilter }) => {
  const notes = [
    list.correctedQuery && <>Showing results for <strong>{list.correctedQuery}</strong> instead of “{filter.search}”.</>,
    filter.location && !list.place && <>We do not know a place called “{filter.location}”, so these suppliers are from everywhere.</>,
    list.widenedToMiles && list.edges.length > 0 && <>None close by: showing suppliers within {list.widenedToMiles} miles.</>,
  ].filter(Boolean)
  return notes.map((note, index) => <Text key={index} fontSize="sm" mb="3">{note}</Text>)
}

const countText = ({ totalCount, isTotalExact, place }: SupplierList, { location }: DirectoryFilter) => {
  const count = `${totalCount.toLocaleString('en-GB')}${isTotalExact ? '' : '+'}`
  const where = place ? ` ${place.type === 'county' || place.type === 'country' ? 'in' : 'near'} ${nameOf(place, location)}` : ''
  return `${count} ${totalCount === 1 ? 'supplier' : 'suppliers'} found${where}`
}

/** "Cheltenham, Gloucestershire"; a postcode is followed by its town: "GL50, Cheltenham, Gloucestershire". */
const nameOf = ({ name, town, county }: NonNullable<SupplierList['place']>, typed: string) => {
  const isPostcode = town !== null || /^[a-z]{1,2}\d/i.test(typed)
  return [...new Set([isPostcode ? typed.toUpperCase() : name, town, county].filter(Boolean))].join(', ')
}

const serviceLabel = (value: string) => (value === 'all' ? '' : serviceOptions.find((option) => option.value === value)?.label ?? '')

const titleOf = ({ service, location, search }: DirectoryFilter) => {
  const what = [search, serviceLabel(service)].filter(Boolean).join(', ') || 'Blind & Curtain'
  return `${what} Suppliers${location ? ` near ${location}` : ' in the UK and Europe'}`
}

const descriptionOf = (filter: DirectoryFilter) =>
  `${titleOf(filter)}: compare local suppliers and fitters of blinds, curtains and shutters by rating, reviews and distance.`

const canonicalQuery = (filter: DirectoryFilter) => {
  const query = writeFilter({ ...filter, sort: '' }).toString()
  return query ? `?${query}` : ''
}

const itemList = ({ edges }: SupplierList) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: edges.map(({ node }, index) => ({ '@type': 'ListItem', position: index + 1, url: `/suppliers/${node.id}` })),
})
