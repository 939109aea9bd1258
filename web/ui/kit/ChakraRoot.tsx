import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { use, useState, type ReactNode } from 'react'
import { ChakraStyles } from './chakra-context.ts'
import { hydrateStyles } from './chakra-styles.ts'
import { siteSystem } from './chakra-theme.ts'

let shared: ReturnType<typeof hydrateStyles> | undefined

/**
 * What Chakra's components stand in: sign-in, an invitation and the dashboard. The other pages do without, so that only
 * those who see one of these load it.
 */
export const ChakraRoot = ({ children }: { children: ReactNode }) => {
  const ofServer = use(ChakraStyles)
  const [styles] = useState(() => ofServer ?? (shared ??= hydrateStyles()))
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={siteSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
