import { useEffect } from 'react'
import { useMeQuery } from '../ui/Me.generated.ts'
import { ScrapeWatch } from '../scraping/ScrapeWatch.tsx'
import { recordStaffBrowser } from './staff-browser.ts'

export const StaffWatch = () => {
  const { data } = useMeQuery()
  const isKnown = data !== undefined
  const isAdmin = data?.me?.isAdmin === true
  useEffect(() => {
    if (isKnown) recordStaffBrowser(isAdmin)
  }, [isKnown, isAdmin])
  return isAdmin ? <ScrapeWatch /> : null
}
