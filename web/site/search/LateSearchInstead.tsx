import { createLazyComponent } from '../../ui/lazy-component.tsx'
import './SearchInstead.css'

export const LateSearchInstead = createLazyComponent(async () => (await import('./SearchInstead.tsx')).SearchInstead, {
  name: 'What else to search for',
  onServer: import.meta.env.SSR ? (await import('./SearchInstead.tsx')).SearchInstead : undefined,
})
