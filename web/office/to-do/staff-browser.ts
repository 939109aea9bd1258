import { readStored, store } from '../../ui/hooks/storage.ts'

const key = 'staff'

export const isStaffBrowser = (): boolean => readStored(key) !== null

/** Without storage, only the office itself shows notifications. */
export const recordStaffBrowser = (isStaff: boolean) => store(key, isStaff ? '' : null)
