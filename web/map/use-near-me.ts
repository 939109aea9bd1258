import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { NearMeDocument } from '../graphql.generated.ts'
import { supplierFilterOf, type DirectoryFilter } from '../search/directory-filter.ts'
import { toast } from '../ui/toaster.tsx'

const options: PositionOptions = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 }

const failed = () =>
  toast({
    title: 'Location error',
    description: "We couldn't access your location or find nearby suppliers. Please try again.",
    type: 'error',
  })

/**
 * Finds the suppliers around the visitor and says how many there are. `filterAt` makes the filter for
 * "latitude,longitude", rounded to about a kilometre; if there are any, it is passed to `onFound`.
 */
export const useNearMe = (filterAt: (at: string) => DirectoryFilter, onFound: (filter: DirectoryFilter) => void) => {
  const client = useApolloClient()
  const [isLocating, setLocating] = useState(false)
  const find = async ({ coords }: GeolocationPosition) => {
    const filter = filterAt([coords.latitude, coords.longitude].map((degrees) => Number(degrees.toFixed(2))).join(','))
    const { data } = await client.query({ query: NearMeDocument, variables: { filter: supplierFilterOf(filter) } })
    const { totalCount, isTotalExact, widenedToMiles } = data!.suppliers
    const count = widenedToMiles ? 0 : totalCount
    if (!count) {
      return toast({
        title: 'No nearby suppliers',
        description: "We couldn't find any suppliers near your current location. Try expanding your search area.",
      })
    }
    toast({
      title: 'Nearby suppliers found!',
      description: `Found ${count}${isTotalExact ? '' : '+'} suppliers near your location.`,
      type: 'success',
    })
    onFound(filter)
  }
  const locate = () => {
    if (!navigator.geolocation) return failed()
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      (position) =>
        void find(position)
          .catch(failed)
          .finally(() => setLocating(false)),
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false)
        if (code === PERMISSION_DENIED)
          toast({
            title: 'Location access denied',
            description: 'Please allow access to your location to find nearby suppliers.',
            type: 'error',
          })
        else failed()
      },
      options,
    )
  }
  return { locate, isLocating }
}
