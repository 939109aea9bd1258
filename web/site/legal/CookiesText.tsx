import { useConfig } from '../../ui/page/config.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'

export const CookiesText = () => {
  const { siteName, streets } = useConfig()
  return (
    <>
      <p>
        {siteName} works without cookies for everyone who reads and searches. This is everything it can store in your
        browser:
      </p>
      <ScrollRegion className="scroll-table" label="What is stored">
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
              <td>Until sign-out, or 12 hours at most</td>
            </tr>
            <tr>
              <td>advertising-consent</td>
              <td>Local storage, necessary</td>
              <td>Remembers whether you accepted or refused advertising cookies. It never leaves your device.</td>
              <td>Until you change it</td>
            </tr>
            {streets?.from === 'style' && (
              <tr>
                <td>map-consent</td>
                <td>Local storage, necessary</td>
                <td>
                  Remembers that you asked for streets on maps. They come from {streets.host}, which then sees your IP
                  address and where you look on the map.
                </td>
                <td>Until you press “Hide Streets” on a map</td>
              </tr>
            )}
            <tr>
              <td>recent-searches</td>
              <td>Local storage</td>
              <td>
                Suggests your last five searches on the home page. They never leave your device, and are not stored if
                you refuse advertising cookies.
              </td>
              <td>Until you clear your browser’s data or refuse</td>
            </tr>
            <tr>
              <td>react-router-scroll-positions</td>
              <td>Session storage, necessary</td>
              <td>Remembers your place on a page for when you go back. It never leaves your device.</td>
              <td>Until you close the tab</td>
            </tr>
            <tr>
              <td>Advertising cookies</td>
              <td>Cookies of Google AdSense or Media.net, whichever the operator uses</td>
              <td>Used to choose and count advertisements.</td>
              <td>Set by the network, and only after you accept</td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
