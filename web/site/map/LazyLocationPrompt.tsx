import { createLazyComponent } from '../../ui/lazy-component.tsx'
import './LocationPrompt.css'

/** The server renders it; few ask for "near me" by an address, so that its code comes when it is shown. */
export const LazyLocationPrompt = createLazyComponent(
  async () => (await import('./LocationPrompt.tsx')).LocationPrompt,
  {
    name: 'The form',
    onServer: import.meta.env.SSR ? (await import('./LocationPrompt.tsx')).LocationPrompt : undefined,
  },
)
