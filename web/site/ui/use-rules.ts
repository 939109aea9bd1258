import { useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCode } from '../../ui/load-code.ts'

/** Loads at the first focus; if that fails, only the server checks. */
export const useRules = <Rules extends object>(read: () => Promise<Rules>) => {
  const [rules, setRules] = useState<Rules>()
  const load = async (): Promise<Rules | undefined> => {
    const loaded = await loadCode(read).catch(() => undefined)
    if (loaded) flushSync(() => setRules(() => loaded))
    return loaded
  }
  return { rules, load: rules ? undefined : load }
}
