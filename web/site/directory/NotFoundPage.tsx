import { useLocation } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { answer404 } from '../../ui/page/status.ts'
import { useServerRedirect } from '../../ui/page/use-server-redirect.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LateSearchInstead } from '../search/LateSearchInstead.tsx'

export const load = async () => answer404()

export const Component = () => {
  const { siteName } = useConfig()
  const { pathname } = useLocation()
  useServerRedirect()
  return (
    <div className="container narrow nothing-here">
      <Head title={`404 Page Not Found | ${siteName}`} description="There is no page at this address." noIndex />
      <h1 className="heading huge">404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/directory" isOutlined>
        Browse the Directory
      </ButtonLink>
      <LateSearchInstead words={toWords(pathname)} />
    </div>
  )
}

/** Turns "/old/roman-blinds.html" into "old roman blinds html". */
const toWords = (pathname: string) =>
  decoded(pathname)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // invalid UTF-8 stays as it is
  }
}
