import { useSearchParams } from 'react-router'

/** The search and the known values of these parameters in the address; without them the properties are missing. */
export const useListVariables = <Choices extends Record<string, string>>(choices: {
  readonly [name in keyof Choices]: readonly Choices[name][]
}): { search?: string } & Partial<Choices> => {
  const [params] = useSearchParams()
  const isKnown = ([name, value]: [string, string]) =>
    name === 'search' ? value !== '' : (choices[name] as readonly string[] | undefined)?.includes(value)
  return Object.fromEntries([...params].filter(isKnown)) as { search?: string } & Partial<Choices>
}
