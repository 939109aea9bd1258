import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Submits a form of search and filters: what was typed stands in the address, and what is empty does not. */
export const useFind = () => {
  const [, setParams] = useSearchParams()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    )
    setParams(Object.fromEntries(typed), { preventScrollReset: true })
  }
}
