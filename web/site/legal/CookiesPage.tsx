import { useConfig } from '../../ui/page/config.tsx'
import { useConsent } from '../consent/consent.ts'
import { loadText } from './load-text.ts'
import { OperatorText } from './OperatorText.tsx'
import { CookiesText } from './CookiesText.tsx'

export const load = loadText('COOKIES')

/** Lists everything that the software stores in a browser. */
export const Component = () => {
  const { siteName } = useConfig()
  return (
    <OperatorText
      page="COOKIES"
      title="Cookie Policy"
      description={`What ${siteName} stores in your browser, and how to refuse advertising cookies.`}
      path="/cookie-policy"
      changedOn="20 November 2026"
      after={<YourChoice />}
    >
      <CookiesText />
    </OperatorText>
  )
}

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
            : 'You haven’t chosen yet, so advertising cookies are off.'}
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
        You can also delete and block cookies in your browser; its help pages explain how. This site still works if you
        do.
      </p>
    </>
  )
}
