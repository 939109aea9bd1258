import { createLazyComponent } from '../../ui/lazy-component.tsx'

/** Loads in the browser only. */
export const LazyStaffEffects = createLazyComponent(async () => (await import('./StaffEffects.tsx')).StaffEffects)
