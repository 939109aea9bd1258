import { useLocation } from 'react-router'
import { decodePath } from '../../../api/text/decode-path.rules.ts'
import { answer404 } from '../../ui/page/screen.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { NothingHere } from '../search/NothingHere.tsx'

export const load = async () => answer404()

export const Component = () => (
  <NothingHere
    title="404 Page Not Found"
    description="There is no page at this address."
    text="Did you forget to add the page to the router?"
    words={toWords(useLocation().pathname)}
  >
    <ButtonLink to="/directory" isOutlined>
      Browse the Directory
    </ButtonLink>
  </NothingHere>
)

/** Turns "/old/roman-blinds.html" into "old roman blinds html". */
const toWords = (pathname: string) =>
  decodePath(pathname)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
