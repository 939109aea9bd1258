import { type DirectoryFilter, toSupplierFilter } from '../search/directory-filter.ts'
import { suppliersText } from '../search/directory-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { NearMeDocument } from './NearMe.generated.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { requestPosition } from './ask-position.ts'

interface NearMeButtonProps {
  /** `at` is "latitude,longitude". */
  filterAt: (at: string) => DirectoryFilter
  /** Called only if there are suppliers. */
  onFound: (filter: DirectoryFilter) => void
  short?: string
}

export const NearMeButton = ({ filterAt, onFound, short }: NearMeButtonProps) => {
  const client = useApolloClient()
  const [isLocating, setLocating] = useState(false)
  /** Returns what to do if the visitor has not left. */
  const find = async (at: string) => {
    const filter = filterAt(at)
    const { data } = await client.query({ query: NearMeDocument, variables: { filter: toSupplierFilter(filter) } })
    const { suppliers } = data!
    if (!suppliers.totalCount || suppliers.widenedToMiles) return nobody
    return () => {
      toast({
        title: 'Nearby suppliers found!',
        description: `Found ${suppliersText(suppliers)} near your location.`,
        type: 'success',
      })
      onFound(filter)
    }
  }
  const locate = async () => {
    const { pathname } = window.location
    setLocating(true)
    const answer = await requestPosition()
    const refused = 'failure' in answer && answer.failure === 'denied' ? denied : failed
    const report = 'at' in answer ? await find(answer.at).catch(() => failed) : refused
    setLocating(false)
    if (window.location.pathname === pathname) report()
  }
  return (
    <button
      type="button"
      className="outline-button compact near-me"
      aria-label="Find suppliers near me"
      aria-busy={isLocating}
      disabled={isLocating}
      onClick={() => void locate()}
    >
      <Icon name="locate" /> <span>{isLocating ? 'Locating…' : (short ?? 'Find suppliers near me')}</span>
    </button>
  )
}

const nobody = () =>
  toast({
    title: 'No nearby suppliers',
    description: "We couldn't find any suppliers near your current location. Try expanding your search area.",
  })

const denied = () =>
  toast({
    title: 'Location access denied',
    description: 'Please allow access to your location to find nearby suppliers.',
    type: 'error',
  })

const failed = () =>
  toast({
    title: 'Location error',
    description: "We couldn't access your location or find nearby suppliers. Please try again.",
    type: 'error',
  })
