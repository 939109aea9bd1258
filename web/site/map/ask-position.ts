/** Where the visitor is, as "latitude,longitude" to about a kilometre, or why that is not known. */
export type Position = { at: string } | { failure: 'denied' | 'unknown' }

let own = ''

/** Whether this "latitude,longitude" is where the visitor is: what the browser last answered on this visit. */
export const isOwnPosition = (at: string) => at !== '' && at === own

const options: PositionOptions = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 }

/** Asks the browser once; after consent it has five seconds. Never throws. */
export const requestPosition = (): Promise<Position> =>
  new Promise((answer) => {
    if (!navigator.geolocation) return answer({ failure: 'unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        own = [coords.latitude, coords.longitude].map((degrees) => Number(degrees.toFixed(2))).join(',')
        answer({ at: own })
      },
      ({ code, PERMISSION_DENIED }) => answer({ failure: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      options,
    )
  })
