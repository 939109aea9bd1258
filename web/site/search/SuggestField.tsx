import { plural } from '../../../api/text/plural.rules.ts'
import { useState, type ComponentProps, useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { SuggestionType } from '../../schema.generated.ts'
import { useSuggestQuery, type SuggestQuery } from './Suggest.generated.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useTypedBeforeHydration } from '../../ui/forms/use-typed-before-hydration.ts'
import '../ui/Combobox.css'

export type Suggestion = SuggestQuery['suggest'][number]

export interface RecentSearch extends ComboboxOption {
  query: string
}

type Option = RecentSearch | (ComboboxOption & { suggestion: Suggestion })

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
  const { data, previousData, loading } = useSuggestQuery({
    variables: { text: text.slice(0, 200), ...(types ? { types } : {}) },
    skip: !isActive,
  })
  const suggestions = isActive ? ((data ?? (loading ? previousData : undefined))?.suggest ?? []) : []
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

interface ComboboxOption {
  id: string
  text: string
  detail?: string | null
  /** An id in icons.svg. */
  icon: string
}

interface ComboboxProps extends Omit<SuggestFieldProps, 'onChoose' | 'types' | 'recent' | 'onRepeat'> {
  options: readonly Option[]
  onChoose: (option: Option) => void
}

/** By the ARIA pattern of an editable combobox; the list overlays the page, so that nothing moves. */
const Combobox = ({ value, onChange, options, onChoose, hasSheet = false, ...input }: ComboboxProps) => {
  const listId = useId()
  const id = input.id ?? `${listId}-field`
  const [isWanted, setWanted] = useState(false)
  useTypedBeforeHydration(id, value, (text) => {
    onChange(text)
    setWanted(document.activeElement?.id === id)
  })
  const [isSheet, setSheet] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const isOpen = isWanted && options.length > 0
  const active = options.findIndex(({ id }) => id === activeId)
  const current = isOpen ? options[active] : undefined
  const setActive = (index: number) => setActiveId(options[index]?.id)
  const close = () => {
    setWanted(false)
    setSheet(false)
    setActive(-1)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const count = options.length
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && count) {
      setWanted(true)
      setActive(event.key === 'ArrowDown' ? (active + 1) % count : (active < 1 ? count : active) - 1)
    } else if (current && event.key === 'Home') setActive(0)
    else if (current && event.key === 'End') setActive(count - 1)
    else if (current && event.key === 'Enter') choose(current)
    else if ((isOpen || isSheet) && event.key === 'Escape') close()
    else {
      if (event.key === 'Enter') setWanted(false) // the form is sent
      return
    }
    event.preventDefault()
  }
  const place = useRef<HTMLDivElement>(null)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: Event) => place.current!.contains(target as Node) || closeNow()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  return (
    <div className="combobox" ref={place} data-sheet={isSheet || undefined}>
      <input
        {...input}
        id={id}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          onChange(event.target.value)
          setWanted(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onClick={() => {
          setWanted(true)
          setSheet(hasSheet && globalThis.matchMedia?.('(max-width: 767px)').matches)
        }}
        onBlur={(event) => {
          close()
          input.onBlur?.(event)
        }}
      />
      {isSheet && (
        <button
          type="button"
          className="combobox-close square"
          aria-label="Close search"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            close()
            document.getElementById(id)?.blur()
          }}
        >
          <Icon name="close" size={20} />
        </button>
      )}
      {isOpen && (
        <div className="card suggestions accent-icons" role="listbox" id={listId} aria-label="Suggestions">
          {options.map((option, index) => (
            // The focus stays in the field, whose keys move through the options.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              className="row small-text"
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <Icon name={option.icon} />
              <span>{option.text}</span>
              {option.detail && <small className="muted tiny-text">{option.detail}</small>}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {isOpen ? plural(options.length, 'suggestion') : ''}
      </span>
    </div>
  )
}
