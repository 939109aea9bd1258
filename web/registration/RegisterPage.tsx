import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'
import { Benefits } from './Benefits.tsx'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import './RegisterPage.css'

const crumbs = [{ label: 'Home', to: '/' }, { label: 'For Businesses' }]

/** /register-business: the full form, and what a business gains from being listed. */
export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const [isSent, setSent] = useState(false)
  return (
    <Container maxW="breakpoint-xl" py="2">
      <Head
        title={`Register Your Business | ${siteName}`}
        description="List your blind, curtain or shutter business free of charge. We look at every registration within 1-2 business days."
        keywords="list blinds business, curtain supplier directory, register shutter fitter"
        canonicalPath="/register-business"
        structuredData={[breadcrumbData(crumbs, siteUrl)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      {isSent ? (
        <Registered />
      ) : (
        <>
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }} mt="1" mb="2">
            Register Your Business
          </Heading>
          <Text color="fg.muted" maxW="70ch" mb="6">
            Tell us who you are, what you offer and where you are. We review every registration within <ReviewTime />,
            and list you once that is done.
          </Text>
          <div className="registration">
            <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="card" p={{ base: '4', md: '6' }} minW="0">
              <noscript>
                <p>This form needs JavaScript, which is switched off in this browser.</p>
              </noscript>
              <RegistrationForm onSent={() => setSent(true)} />
            </Box>
            <Benefits />
          </div>
        </>
      )}
    </Container>
  )
}
