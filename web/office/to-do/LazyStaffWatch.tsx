import { createLazyComponent } from '../../ui/lazy-component.tsx'

/** Loads in the browser only. */
export const LazyStaffWatch = createLazyComponent(async () => (await import('./StaffWatch.tsx')).StaffWatch)
