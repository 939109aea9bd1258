import { useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCode } from '../../ui/load-code.ts'

/**
 * A form's rules, loaded at the first focus; `load` is undefined once they have loaded. If loading fails, only the
 * server checks.
 */
export const useRules = <Rules extends object>(read: () => Promise<Rules>) => {
  const [rules, setRules] = useState<Rules>()
  const load = async (): Promise<Rules | undefined> => {
    const loaded = await loadCode(read).catch(() => undefined)
    if (loaded) flushSync(() => setRules(() => loaded))
    return loaded
  }
  return { rules, load: rules ? undefined : load }
}
