import { createLazyComponent } from '../../ui/late-part.tsx'
import './AskWhere.css'

/** The server renders it; few ask for "near me" by an address, so that its code comes when it is shown. */
export const LazyLocationPrompt = createLazyComponent(async () => (await import('./AskWhere.tsx')).LocationPrompt, {
  name: 'The form',
  onServer: import.meta.env.SSR ? (await import('./AskWhere.tsx')).LocationPrompt : undefined,
})
