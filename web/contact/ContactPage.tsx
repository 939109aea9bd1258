import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'
import { ContactForm } from './ContactForm.tsx'
import './ContactPage.css'

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Contact' }]

/** /contact */
export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const [messages, setMessages] = useState(0)
  return (
    <Container maxW="breakpoint-xl" py="2">
      <Head
        title={`Contact Us | ${siteName}`}
        description={`Write to ${siteName}: questions, listings, advertising, technical trouble or feedback.`}
        canonicalPath="/contact"
        structuredData={[breadcrumbData(crumbs, siteUrl)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} mt="1" mb="2">
        Contact Us
      </Heading>
      <Text color="fg.muted" maxW="70ch" mb="6">
        A question, a mistake in a listing, an idea? Write to us, and a person will read it.
      </Text>
      <div className="contact">
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="card" p={{ base: '4', md: '6' }} minW="0">
          <noscript>
            <p>This form needs JavaScript, which is switched off in this browser.</p>
          </noscript>
          <ContactForm key={messages} onAnother={() => setMessages(messages + 1)} />
        </Box>
        <Elsewhere />
      </div>
    </Container>
  )
}

const Elsewhere = () => (
  <aside className="contact-elsewhere" aria-labelledby="contact-elsewhere-title">
    <h2 id="contact-elsewhere-title">Quicker ways</h2>
    <p>
      To order blinds or ask for a quote, write to a supplier itself: <Link to="/directory">find one near you</Link>.
    </p>
    <p>
      To be listed, <Link to="/register-business">register your business</Link>; we look at it within <ReviewTime />.
    </p>
    <p>To correct a listing, use the report link on the supplier’s page, so that we know which one you mean.</p>
  </aside>
)
