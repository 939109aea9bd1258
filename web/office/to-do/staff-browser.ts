const key = 'staff'

/** Whether staff have used the office in this browser and may still be signed in. */
export const isStaffBrowser = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // storage is switched off
  }
}

/** Remembers whether staff use this browser. */
export const recordStaffBrowser = (isStaff: boolean) => {
  try {
    if (isStaff) localStorage.setItem(key, '')
    else localStorage.removeItem(key)
  } catch {
    // Without storage, only the office itself shows notifications.
  }
}
