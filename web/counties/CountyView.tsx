import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { CountyQuery } from '../graphql.generated.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Motif } from '../ui/Motif.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { thousands } from '../ui/thousands.ts'
import { CountyAdvice } from './CountyAdvice.tsx'
import { CountyGuide } from './CountyGuide.tsx'
import { crumbsOf, CountyHead } from './CountyHead.tsx'
import { CountyQuestions } from './CountyQuestions.tsx'
import { CountyStatistics } from './CountyStatistics.tsx'
import { suppliersText } from './county-name.ts'
import { MajorCities } from './MajorCities.tsx'
import { SuppliersByCity } from './SuppliersByCity.tsx'
import './CountyPage.css'

export type ShownCounty = NonNullable<CountyQuery['county']>

/** A county's page: its suppliers, then its figures, advice and guide. Each part hydrates by itself (Suspense). */
export const CountyView = ({ county }: { county: ShownCounty }) => {
  const { name, content, supplierCount, featuredSuppliers } = county
  return (
    <Container maxW="breakpoint-xl" py="2" className="county-page">
      <CountyHead name={name} county={county} />
      <Breadcrumbs crumbs={crumbsOf(name)} />
      <Hero county={county} />
      {supplierCount === 0 && <NoSuppliers name={name} />}
      {featuredSuppliers.length > 0 && (
        <Suspense>
          <section aria-labelledby="featured">
            <Heading as="h2" id="featured" className="county-featured" size="xl" mb="4">
              Featured Suppliers <span>in {name}</span>
            </Heading>
            <ul className="county-cards">
              {featuredSuppliers.map((supplier) => (
                <li key={supplier.id}>
                  <SupplierCard supplier={supplier} />
                </li>
              ))}
            </ul>
          </section>
        </Suspense>
      )}
      {supplierCount > 0 && (
        <Suspense>
          <SuppliersByCity county={county} />
        </Suspense>
      )}
      {supplierCount > 0 && (
        <Suspense>
          <CountyStatistics county={county} />
        </Suspense>
      )}
      {supplierCount > 0 && (
        <Suspense>
          <CountyAdvice county={county} />
        </Suspense>
      )}
      {content && (
        <Suspense>
          <CountyGuide name={name} guide={content} />
        </Suspense>
      )}
      {content && (
        <div className="county-columns">
          <Suspense>
            <MajorCities guide={content} suppliers={county.topSuppliers} />
          </Suspense>
          <Suspense>
            <CountyQuestions name={name} guide={content} />
          </Suspense>
        </div>
      )}
      <Suspense>
        <Neighbours county={county} />
      </Suspense>
    </Container>
  )
}

const Hero = ({ county: { name, urlName, country, supplierCount, description, content } }: { county: ShownCounty }) => (
  <header className="county-hero">
    <div>
      <Heading as="h1" className="county-title" lineHeight="1.2">
        Blinds & Curtains Suppliers <span>in {name}</span>
      </Heading>
      {supplierCount > 0 && (
        <Text fontSize={{ base: 'md', md: 'lg' }} mt="2">
          We've found {thousands(supplierCount)} trusted {supplierCount === 1 ? 'supplier' : 'suppliers'} in {name},{' '}
          {country}.
        </Text>
      )}
      {description && (
        <Text color="fg.muted" fontSize={{ base: 'sm', md: 'md' }} mt="2" maxW="62ch">
          {description}
        </Text>
      )}
      {supplierCount > 0 && content && (
        <nav className="county-jumps" aria-label="On this page">
          <a href="#suppliers">By town</a>
          <a href="#guide">Local guide</a>
          <a href="#questions">Questions</a>
        </nav>
      )}
    </div>
    <div className="county-hero-picture">
      <Motif kind="folds" seed={urlName} width={320} height={200} />
    </div>
  </header>
)

const NoSuppliers = ({ name }: { name: string }) => (
  <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" textAlign="center" px="6" py="12">
    <Heading as="h2" size="xl" mb="3">
      No Suppliers Found
    </Heading>
    <Text color="fg.muted" mb="6">
      We couldn't find any blind or curtain suppliers in {name}. Please try another county or check back later.
    </Text>
    <ButtonLink to="/counties" minH="11">
      Browse All Counties
    </ButtonLink>
  </Box>
)

const Neighbours = ({ county: { neighbours } }: { county: ShownCounty }) =>
  neighbours.length > 0 ? (
    <section aria-labelledby="neighbours">
      <Heading as="h2" id="neighbours" size="xl" mb="2">
        Neighbouring Counties
      </Heading>
      <ul className="county-neighbours">
        {neighbours.map(({ id, name, urlName, supplierCount }) => (
          <li key={id}>
            <Link to={`/counties/${urlName}`}>
              {name}
              <span>{supplierCount ? suppliersText(supplierCount) : 'Coming soon'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ) : null
