import { createContext, use } from 'react'
import type { PublicConfig } from '../../../api/pages/page.rules.ts'

export const ConfigContext = createContext<PublicConfig>({
  siteName: 'Blind & Curtain Directory',
  siteUrl: '',
  hasDemoData: false,
})

export const useConfig = () => use(ConfigContext)
