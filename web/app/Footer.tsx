import { Box, chakra, Container, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { ConsentSettings } from '../consent/ConsentBanner.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useConfig } from '../page/config.tsx'

const groups = [
  {
    title: 'Quick Links',
    links: [
      ['Home', '/'],
      ['Search Directory', '/directory'],
      ['Top Rated Suppliers', '/directory?filter=top-rated'],
      ['Blog', '/blog'],
      ['For Businesses', '/register-business'],
      ['Contact', '/contact'],
    ],
  },
  {
    title: 'Popular Searches',
    links: [
      ['Blinds in London', '/directory?city=London&service=Blinds'],
      ['Curtains in Manchester', '/directory?city=Manchester&service=Curtains'],
      ['Venetian Blinds', '/directory?service=Venetian+Blinds'],
      ['Roman Blinds Installation', '/directory?service=Roman+Blinds+Installation'],
      ['Made to Measure Curtains', '/directory?service=Made+to+Measure+Curtains'],
      ['Vertical Blinds Repair', '/directory?service=Vertical+Blinds+Repair'],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['Blog', '/blog'],
      ['Add Your Business', '/register-business'],
      ['Counties', '/counties'],
      ['Sitemap', '/sitemap'],
    ],
  },
] as const

const legal = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Cookie Policy', '/cookie-policy'],
  ['Sitemap', '/sitemap'],
] as const

const social = [
  ['Facebook', 'facebook'],
  ['X', 'x'],
  ['Instagram', 'instagram'],
  ['LinkedIn', 'linkedin'],
] as const

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontSize: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})

/** The links at the end of every page. */
export const Footer = () => {
  const { siteName } = useConfig()
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px" mt="16" pt="12" pb="6">
      <Container maxW="breakpoint-xl">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="8">
          <Box>
            <Text fontFamily="heading" fontSize="lg" fontWeight="600" mb="2">
              {siteName}
            </Text>
            <Text color="fg.muted" fontSize="sm" maxW="34ch">
              The UK & Europe's leading directory for blind and curtain suppliers.
            </Text>
            <chakra.ul display="flex" gap="1" mt="4" ml="-3" listStyleType="none" aria-label="Social networks">
              {social.map(([name, icon]) => (
                <li key={name}>
                  <chakra.a
                    href="#main"
                    aria-label={`${name} (not linked yet)`}
                    display="grid"
                    placeItems="center"
                    boxSize="11"
                    color="fg.muted"
                    _hover={{ color: 'accent.fg' }}
                  >
                    <Icon name={icon} size={20} />
                  </chakra.a>
                </li>
              ))}
            </chakra.ul>
          </Box>
          {groups.map(({ title, links }) => (
            <chakra.nav key={title} aria-label={title}>
              <Heading as="h2" size="md" mb="1">
                {title}
              </Heading>
              <chakra.ul listStyleType="none">
                {links.map(([label, to]) => (
                  <li key={label}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </chakra.ul>
            </chakra.nav>
          ))}
        </SimpleGrid>
        <Box
          borderTopWidth="1px"
          mt="8"
          pt="4"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
        >
          <Text fontSize="sm" color="fg.muted">
            © {new Date().getFullYear()} {siteName}. All rights reserved.
          </Text>
          <chakra.nav aria-label="Legal" display="flex" flexWrap="wrap" columnGap="5">
            <ConsentSettings />
            {legal.map(([label, to]) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
          </chakra.nav>
        </Box>
      </Container>
    </Box>
  )
}
