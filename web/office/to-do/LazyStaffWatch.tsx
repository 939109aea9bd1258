import { createLazyComponent } from '../../ui/lazy-component.tsx'

/** Watches the office once its code is there; only in the browser, after what came from the server has been taken over. */
export const LazyStaffWatch = createLazyComponent(async () => (await import('./StaffWatch.tsx')).StaffWatch)
