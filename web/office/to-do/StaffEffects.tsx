import { useEffect } from 'react'
import { useMeQuery } from '../ui/Me.generated.ts'
import { ScrapeEndNotifier } from '../scraping/ScrapeEndNotifier.tsx'
import { recordStaffBrowser } from './staff-browser.ts'

export const StaffEffects = () => {
  const { data } = useMeQuery()
  const isKnown = data !== undefined
  const isAdmin = data?.me?.isAdmin === true
  useEffect(() => {
    if (isKnown) recordStaffBrowser(isAdmin)
  }, [isKnown, isAdmin])
  return isAdmin ? <ScrapeEndNotifier /> : null
}
