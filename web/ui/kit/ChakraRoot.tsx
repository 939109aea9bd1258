import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { use, useState, type ReactNode } from 'react'
import { ChakraStyles } from './chakra-context.ts'
import { hydrateStyles } from './chakra-styles.ts'
import { siteSystem } from './chakra-theme.ts'
import './chakra-tokens.css'

let shared: ReturnType<typeof hydrateStyles> | undefined

/** Provides Chakra to sign-in, invitations and the dashboard, so that other pages load none of it. */
export const ChakraRoot = ({ children }: { children: ReactNode }) => {
  const ofServer = use(ChakraStyles)
  const [styles] = useState(() => ofServer ?? (shared ??= hydrateStyles()))
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={siteSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
