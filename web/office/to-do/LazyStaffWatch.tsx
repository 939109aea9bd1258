import { createLazyComponent } from '../../ui/lazy-component.tsx'

/** Only in the browser, after hydration. */
export const LazyStaffWatch = createLazyComponent(async () => (await import('./StaffWatch.tsx')).StaffWatch)
