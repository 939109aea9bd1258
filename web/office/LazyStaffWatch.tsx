import { lazy, Suspense } from 'react'

const StaffWatch = lazy(async () => ({ default: (await import('./StaffWatch.tsx')).StaffWatch }))

/** Watches the office once its code is there; only in the browser, after what came from the server has been taken over. */
export const LazyStaffWatch = () => (
  <Suspense>
    <StaffWatch />
  </Suspense>
)
