import { useConfig } from '../page/config.tsx'
import { useConsent } from '../consent/consent.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { LegalText } from './LegalText.tsx'

/** /cookie-policy: everything that this software stores in a browser. */
export const Component = () => {
  const { siteName } = useConfig()
  const { choice, choose } = useConsent()
  return (
    <LegalText
      title="Cookie Policy"
      description={`Everything that ${siteName} keeps in your browser, and how to refuse advertising cookies.`}
      path="/cookie-policy"
      changedOn="20 November 2026"
    >
      <p>
        {siteName} works without cookies for everyone who reads and searches. This is all that it can keep in your
        browser:
      </p>
      <ScrollRegion className="text-table" label="What is kept">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Kind</th>
              <th scope="col">What for</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>session; over HTTPS __Host-session</td>
              <td>Cookie, necessary</td>
              <td>Keeps administrators signed in. Visitors do not get it.</td>
              <td>Until sign-out, at most 12 hours</td>
            </tr>
            <tr>
              <td>wrote</td>
              <td>Cookie, necessary</td>
              <td>
                After you have sent something, shows you the newest of everything. Only where several databases share
                the work.
              </td>
              <td>10 seconds</td>
            </tr>
            <tr>
              <td>advertising-consent</td>
              <td>Local storage, necessary</td>
              <td>Remembers whether you accepted or refused advertising cookies. It never leaves your device.</td>
              <td>Until you change it</td>
            </tr>
            <tr>
              <td>react-router-scroll-positions</td>
              <td>Session storage, necessary</td>
              <td>Remembers how far down a page you were, for when you go back to it. It never leaves your device.</td>
              <td>Until you close the tab</td>
            </tr>
            <tr>
              <td>Advertising cookies</td>
              <td>Cookies of Google AdSense or Media.net, whichever the operator uses</td>
              <td>Choosing and counting advertisements.</td>
              <td>Set by the network, and only after you accept</td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
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
    </LegalText>
  )
}
