const key = 'staff'

export const isStaffBrowser = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // storage is off
  }
}

export const recordStaffBrowser = (isStaff: boolean) => {
  try {
    if (isStaff) localStorage.setItem(key, '')
    else localStorage.removeItem(key)
  } catch {
    // Without storage, only the office itself shows notifications.
  }
}
