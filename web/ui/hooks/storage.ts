type Place = 'localStorage' | 'sessionStorage'

/** Null if there is nothing, or no storage. */
export const readStored = (key: string, place: Place = 'localStorage'): string | null => {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}

/** Null also for what is not JSON. */
export const readStoredJson = (key: string, place?: Place): unknown => {
  try {
    return JSON.parse(readStored(key, place) ?? 'null')
  } catch {
    return null
  }
}

/** Null deletes; without storage, nothing is stored. */
export const store = (key: string, text: string | null, place: Place = 'localStorage') => {
  try {
    if (text === null) window[place].removeItem(key)
    else window[place].setItem(key, text)
  } catch {
    // full or forbidden
  }
}
