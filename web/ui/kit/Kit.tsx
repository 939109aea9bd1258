import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { use, useState, type ReactNode } from 'react'
import { ChakraStyles } from './kit-context.ts'
import { hydrateStyles } from './kit-styles.ts'
import { siteSystem } from './kit-theme.ts'

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
