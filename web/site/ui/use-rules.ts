import { useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCode } from '../../ui/load-code.ts'

/**
 * A form's rules, whose code comes with the first focus in the form and not with the page: `load` is there until they
 * are. Where they cannot be loaded, the server alone checks.
 */
export const useRules = <Rules extends object>(read: () => Promise<Rules>) => {
  const [rules, setRules] = useState<Rules>()
  /** Loads them, and has the form use them before anything else happens. */
  const load = async (): Promise<Rules | undefined> => {
    const loaded = await loadCode(read).catch(() => undefined)
    if (loaded) flushSync(() => setRules(() => loaded))
    return loaded
  }
  return { rules, load: rules ? undefined : load }
}
