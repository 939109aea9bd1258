type Locate = Geolocation['getCurrentPosition']

/** jsdom has no geolocation. */
export const locateBy = (getCurrentPosition: Locate | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  })

export const here = { coords: { latitude: 51.90123, longitude: -2.07891 } } as GeolocationPosition
