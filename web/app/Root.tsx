import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { PublicConfig } from '../../api/pages/page.rules.ts'
import { ConfigContext } from '../ui/page/config.tsx'
import '../ui/tokens.css'
import './base.css'
import './fonts.css'
import './site.css'

interface RootProps {
  client: ApolloClient
  config: PublicConfig
  children: ReactNode
}

export const Root = ({ client, config, children }: RootProps) => (
  <ConfigContext value={config}>
    <ApolloProvider client={client}>{children}</ApolloProvider>
  </ConfigContext>
)
