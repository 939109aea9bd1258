import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { PublicConfig } from '../../api/app/page.rules.ts'
import { ConfigContext } from '../page/config.tsx'
import { siteSystem } from './theme.ts'
import './fonts.css'
import './site.css'

interface RootProps {
  client: ApolloClient
  styles: EmotionCache
  config: PublicConfig
  children: ReactNode
}

/** The providers around every page, on the server and in the browser alike. */
export const Root = ({ client, styles, config, children }: RootProps) => (
  <CacheProvider value={styles}>
    <ChakraProvider value={siteSystem()}>
      <ConfigContext value={config}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </ConfigContext>
    </ChakraProvider>
  </CacheProvider>
)
