import type { ApolloClient } from '@apollo/client'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { FeaturedSuppliersDocument } from './FeaturedSuppliers.generated.ts'
import { LatestPostsDocument } from './LatestPosts.generated.ts'
import { PopularLocationsDocument } from './PopularLocations.generated.ts'
import { RegisterBusiness } from '../registration/RegisterBusiness.tsx'
import { ChoosingGuide } from './ChoosingGuide.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { CompleteGuide } from './CompleteGuide.tsx'
import { DecisionChecklist } from './DecisionChecklist.tsx'
import { FeaturedSuppliers } from './FeaturedSuppliers.tsx'
import { Hero } from './Hero.tsx'
import { homeData } from './home-data.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { PopularLocations } from './PopularLocations.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { treatmentQuestions } from './treatment-questions.ts'
import './home.css'

export const load = async (client: ApolloClient) => {
  await Promise.all(
    [FeaturedSuppliersDocument, PopularLocationsDocument, LatestPostsDocument].map((query) => client.query({ query })),
  )
  return null
}

export const Component = () => {
  const config = useConfig()
  return (
    <div className="home">
      <Head
        title={`${config.siteName} | UK & Europe's Trusted Suppliers`}
        description="Find and compare local suppliers of blinds, curtains and shutters across the UK and Europe: services, customers’ reviews and contact details in one place."
        canonicalPath="/"
        structuredData={homeData(config)}
      />
      <Hero />
      <div className="home-inner">
        <AdSlot id="home-top-banner" />
      </div>
      <FeaturedSuppliers />
      <PopularLocations />
      <HowItWorks />
      <LatestPosts />
      <Testimonials />
      <div className="home-inner">
        <AdSlot id="home-mid-section" />
      </div>
      <ChoosingGuide />
      <CompleteGuide />
      <ComparisonTable />
      <DecisionChecklist />
      <TreatmentFaq />
      <div className="home-inner">
        <AdSlot id="home-bottom-banner" />
        <MoreAdSlots page="Homepage" />
      </div>
      <RegisterBusiness />
    </div>
  )
}

const TreatmentFaq = () => (
  <Section title="Window Treatment FAQ" isTinted>
    <Questions name="treatments" questions={treatmentQuestions} />
  </Section>
)
