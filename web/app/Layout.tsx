import { Box } from '@chakra-ui/react'
import { Outlet, ScrollRestoration } from 'react-router'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { useConfig } from '../page/config.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** Header and footer around every page. */
export const Layout = () => {
  const { hasDemoData } = useConfig()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the main content
      </a>
      {hasDemoData && (
        <Box
          bg="brass.subtle"
          color="fg"
          fontSize="sm"
          textAlign="center"
          px="4"
          py="1"
          lineHeight="1.3"
          as="aside"
          aria-label="Demonstration"
        >
          Demonstration data: the suppliers and reviews shown here are fictional.
        </Box>
      )}
      <Header />
      <Box as="main" id="main" tabIndex={-1} minH="70vh" outline="none">
        <Outlet />
      </Box>
      <Footer />
      <ConsentBanner />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
