import { useConfig } from '../../ui/page/config.tsx'
import { useConsent } from '../consent/consent.ts'
import { loadText } from './load-text.ts'
import { OperatorText } from './OperatorText.tsx'
import { CookiesText } from './CookiesText.tsx'

export const load = loadText('COOKIES')

/** /cookie-policy: everything that this software stores in a browser. */
export const Component = () => {
  const { siteName } = useConfig()
  return (
    <OperatorText
      page="COOKIES"
      title="Cookie Policy"
      description={`Everything that ${siteName} keeps in your browser, and how to refuse advertising cookies.`}
      path="/cookie-policy"
      changedOn="20 November 2026"
      after={<YourChoice />}
    >
      <CookiesText />
    </OperatorText>
  )
}

/** What this visitor has chosen, and how to choose otherwise. */
const YourChoice = () => {
  const { choice, choose } = useConsent()
  return (
    <>
      <h2>Your choice</h2>
      <p>
        {choice === 'accepted'
          ? 'You have accepted advertising cookies.'
          : choice === 'refused'
            ? 'You have refused advertising cookies.'
            : 'You have not chosen yet, which counts as a refusal.'}
      </p>
      <p style={{ display: 'flex', gap: 12 }}>
        <button type="button" className="outline-button" onClick={() => choose('refused')}>
          Refuse
        </button>
        <button type="button" className="outline-button" onClick={() => choose('accepted')}>
          Accept
        </button>
      </p>
      <p>
        Your browser can also delete and block cookies for every site; its help pages say how. Nothing here stops
        working if you do.
      </p>
    </>
  )
}
