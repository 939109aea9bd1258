import { Button } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import { FilterSelect, ChoiceOptions } from '../ui/forms/form.tsx'

interface FindFormProps {
  label: string
  searchLabel: string
  /** Other parameters that a search preserves, such as the order. */
  preserved?: readonly string[]
  children?: ReactNode
  more?: ReactNode
}

export const TableSearch = ({ label, searchLabel, preserved = [], children, more }: FindFormProps) => {
  const [params, setParams] = useSearchParams()
  const { read } = useQueryString()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = read()
    const found = [
      ...new FormData(event.currentTarget),
      ...preserved.map((name) => [name, now.get(name)] as const),
    ].flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value.trim()]] : []))
    setParams(Object.fromEntries(found), { preventScrollReset: true })
  }
  return (
    <form className="finder row" role="search" aria-label={label} onSubmit={find} key={params.toString()}>
      <OfficeField label={searchLabel}>
        {(control) => (
          <input {...control} name="search" type="search" defaultValue={params.get('search') ?? ''} maxLength={200} />
        )}
      </OfficeField>
      {children}
      <Button type="submit" alignSelf="end" justifySelf="start">
        Find
      </Button>
      {more}
    </form>
  )
}

interface ChoiceProps {
  /** The parameter of the address. */
  name: string
  label: string
  none?: string
  choices: readonly (readonly [value: string | number, words: string])[]
}

export const FindChoice = ({ name, label, none = 'All', choices }: ChoiceProps) => {
  const [params] = useSearchParams()
  return (
    <OfficeField label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={params.get(name) ?? ''}>
          <ChoiceOptions none={none} choices={choices} />
        </select>
      )}
    </OfficeField>
  )
}

/** Filters at once. */
export const UrlSelect = ({ name, none = 'All', ...select }: ChoiceProps) => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  return <FilterSelect {...select} value={params.get(name) ?? ''} none={none} onChange={(value) => set(name, value)} />
}

/** The search and the known values of these parameters in the address; without them the properties are missing. */
export const useListVariables = <Choices extends Record<string, string>>(choices: {
  readonly [name in keyof Choices]: readonly Choices[name][]
}): { search?: string } & Partial<Choices> => {
  const [params] = useSearchParams()
  const isKnown = ([name, value]: [string, string]) =>
    name === 'search' ? value !== '' : (choices[name] as readonly string[] | undefined)?.includes(value)
  return Object.fromEntries([...params].filter(isKnown)) as { search?: string } & Partial<Choices>
}
