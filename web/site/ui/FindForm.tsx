import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { readForm } from './read-form.ts'
import './FindForm.css'

interface FindFormProps {
  label: string
  name: string
  words?: string
  maxLength: number
  /** The results page; by default the current one. */
  pathname?: string
  others: Iterable<[name: string, value: string]>
}

/** Works without JavaScript. */
export const FindForm = ({ label, name, words = '', maxLength, pathname, others }: FindFormProps) => {
  const navigate = useNavigate()
  const here = useLocation().pathname
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...readForm(event.currentTarget)].map(([key, value]) => [key, value.trim()])
    const search = `?${new URLSearchParams(fields.filter(([, value]) => value))}`
    void navigate({ pathname, search }, { replace: !pathname, preventScrollReset: !pathname })
  }
  return (
    <form className="find-form" method="get" action={pathname ?? here} role="search" aria-label={label} onSubmit={find}>
      {[...others].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input
        key={words}
        className="text-input"
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        defaultValue={words}
      />
      <button type="submit" className="outline-button compact" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  )
}
