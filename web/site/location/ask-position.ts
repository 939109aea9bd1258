/** Rounded to about a kilometre. */
export type Position = { at: string } | { failure: 'denied' | 'unknown' }

let own = ''

/** True for the position that the browser last returned on this visit. */
export const isOwnPosition = (at: string) => at !== '' && at === own

const options: PositionOptions = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 }

/** Never throws; the browser has five seconds after consent. */
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
