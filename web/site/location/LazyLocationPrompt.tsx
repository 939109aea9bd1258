import { createLazyComponent } from '../../ui/lazy-component.tsx'
import './LocationPrompt.css'

/** Few visitors need it, so the browser loads it on demand. */
export const LazyLocationPrompt = createLazyComponent(
  async () => (await import('./LocationPrompt.tsx')).LocationPrompt,
  {
    name: 'The form',
    onServer: import.meta.env.SSR ? (await import('./LocationPrompt.tsx')).LocationPrompt : undefined,
  },
)
