const key = 'staff'

/** Whether an administrator has opened the office in this browser, and may still be signed in. */
export const isStaffBrowser = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // storage is switched off
  }
}

/** Notes that an administrator uses this browser, or no longer does. */
export const noteStaffBrowser = (isStaff: boolean) => {
  try {
    if (isStaff) localStorage.setItem(key, '')
    else localStorage.removeItem(key)
  } catch {
    // then the office alone tells what happens
  }
}
