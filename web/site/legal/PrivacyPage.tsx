import { useConfig } from '../../ui/page/config.tsx'
import { loadText } from './load-text.ts'
import { OperatorText } from './OperatorText.tsx'
import { PrivacyText } from './PrivacyText.tsx'

export const load = loadText('PRIVACY')

/** Lists what the software stores about whom, and for how long. */
export const Component = () => {
  const { siteName } = useConfig()
  return (
    <OperatorText
      page="PRIVACY"
      title="Privacy Policy"
      description={`What ${siteName} stores about visitors, reviewers and suppliers, why, and for how long.`}
      path="/privacy-policy"
      changedOn="23 November 2026"
    >
      <PrivacyText />
    </OperatorText>
  )
}
