import { useMemo } from 'react'

/** The same object until its JSON changes. */
export const useStable = <Value>(value: Value): Value => {
  const json = JSON.stringify(value) as string | undefined
  return useMemo(() => (json === undefined ? undefined : JSON.parse(json)) as Value, [json])
}
