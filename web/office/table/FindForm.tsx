import { Button } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import '../ui/forms/editor.css'
import { Options } from '../ui/forms/SelectField.tsx'

interface FindFormProps {
  /** For screen readers: "Search posts". */
  label: string
  /** The label of the search field. */
  searchLabel: string
  /** Hidden fields, by their names in the address. */
  fixed?: Readonly<Record<string, string>>
  /** Parameters of the address that a search preserves, such as the order. */
  preserved?: readonly string[]
  /** Menus. */
  children?: ReactNode
  /** Further filters, behind a button. */
  more?: ReactNode
}

/** Search and filters of an office list; non-empty values are in the address. */
export const FindForm = ({ label, searchLabel, fixed = {}, preserved = [], children, more }: FindFormProps) => {
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
    <form className="supplier-finder" role="search" aria-label={label} onSubmit={find} key={params.toString()}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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

interface FindChoiceProps {
  /** Its name in the address. */
  name: string
  label: string
  value: string | number | null | undefined
  /** The label of the choice for no filter; "All" by default. */
  none?: string
  choices: readonly (readonly [value: string | number, words: string])[]
}

/** A menu in a `FindForm`. */
export const FindChoice = ({ name, label, value, none = 'All', choices }: FindChoiceProps) => (
  <OfficeField label={label}>
    {(control) => (
      <select {...control} name={name} defaultValue={value ?? ''}>
        <Options none={none} choices={choices} />
      </select>
    )}
  </OfficeField>
)
