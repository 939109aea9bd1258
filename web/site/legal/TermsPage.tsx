import { useConfig } from '../../ui/page/config.tsx'
import { loadText } from './load-text.ts'
import { OperatorText } from './OperatorText.tsx'
import { TermsText } from './TermsText.tsx'

export const load = loadText('TERMS')

export const Component = () => {
  const { siteName } = useConfig()
  return (
    <OperatorText
      page="TERMS"
      title="Terms of Service"
      description={`The terms of using ${siteName} for visitors, reviewers and listed businesses.`}
      path="/terms-of-service"
      changedOn="20 November 2026"
    >
      <TermsText />
    </OperatorText>
  )
}
