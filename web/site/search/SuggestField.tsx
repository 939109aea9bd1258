import { useState, type ComponentProps } from 'react'
import type { SuggestionType } from '../../schema.generated.ts'
import { useSuggestQuery, type SuggestQuery } from './Suggest.generated.ts'
import { Combobox, type ComboboxOption } from '../ui/Combobox.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'

export type Suggestion = SuggestQuery['suggest'][number]

export interface RecentSearch extends ComboboxOption {
  query: string
}

interface SuggestFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children'> {
  value: string
  onChange: (value: string) => void
  onChoose: (suggestion: Suggestion) => void
  types?: SuggestionType[]
  recent?: readonly RecentSearch[]
  onRepeat?: (search: RecentSearch) => void
  /** Fills a phone's screen while in use. */
  hasSheet?: boolean
}

const delayMs = 150
const minLength = 2
const limit = 5
const icons = { SUPPLIER: 'building', PLACE: 'pin', SERVICE: 'tag' } as const

/** If suggestions fail, it stays a text field. */
export const SuggestField = ({
  value,
  onChange,
  onChoose,
  types,
  recent = [],
  onRepeat,
  ...input
}: SuggestFieldProps) => {
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed, delayMs).trim()
  const isActive = text.length >= minLength && typed.trim() !== ''
  const { data, previousData } = useSuggestQuery({
    variables: { text: text.slice(0, 200), ...(types ? { types } : {}) },
    skip: !isActive,
  })
  const suggestions = isActive ? ((data ?? previousData)?.suggest ?? []) : []
  const repeatable = recent.filter((search) => search.text.toLowerCase().startsWith(value.trim().toLowerCase()))
  return (
    <Combobox
      {...input}
      value={value}
      onChange={(next) => {
        setTyped(next)
        onChange(next)
      }}
      options={[
        ...repeatable,
        ...suggestions.map((suggestion) => ({
          ...suggestion,
          id: `${suggestion.type}:${suggestion.slug ?? suggestion.service ?? suggestion.supplierId}`,
          icon: icons[suggestion.type],
          suggestion,
        })),
      ].slice(0, limit)}
      onChoose={(option) => {
        setTyped('')
        if ('query' in option) onRepeat?.(option)
        else onChoose(option.suggestion)
      }}
    />
  )
}
