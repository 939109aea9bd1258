const key = 'staff'

/** Whether an administrator has opened the office in this browser, and may still be signed in. */
export const isStaffBrowser = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // storage is switched off
  }
}

/** Remembers whether an administrator uses this browser. */
export const recordStaffBrowser = (isStaff: boolean) => {
  try {
    if (isStaff) localStorage.setItem(key, '')
    else localStorage.removeItem(key)
  } catch {
    // then the office alone tells what happens
  }
}
