import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SuggestField, type Suggestion } from '../search/SuggestField.tsx'
import { writeFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { Icon } from '../../ui/kit/Icon.tsx'

interface MapSearchProps {
  filter: DirectoryFilter
  onApply: (filter: DirectoryFilter) => void
}

/** One box for names, services and places; works without JavaScript. */
export const MapSearch = ({ filter, onApply }: MapSearchProps) => {
  const navigate = useNavigate()
  const sentence = formatSentence(filter)
  const [text, setText] = useState(sentence)
  const [shown, setShown] = useState(sentence)
  if (shown !== sentence) {
    setShown(sentence)
    setText(sentence)
  }
  const nowhere = { ...filter, search: '', location: '', place: '', at: '', area: '', radius: '', exact: '' }
  const choose = ({ supplierId, service, text, slug }: Suggestion) => {
    if (supplierId) void navigate(`/suppliers/${supplierId}`)
    else
      onApply(
        service
          ? { ...filter, search: '', exact: '', services: [service.toLowerCase()] }
          : { ...nowhere, location: text, place: slug ?? '' },
      )
  }
  const hiddenFields = [...writeFilter({ ...nowhere })]
  return (
    <form
      className="map-find"
      method="get"
      action="/map"
      role="search"
      aria-label="Suppliers on the map"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== sentence) onApply({ ...nowhere, search: text.trim() })
      }}
    >
      <div>
        <SuggestField
          name="search"
          type="search"
          aria-label="Search suppliers"
          placeholder="Name, keyword or place"
          maxLength={200}
          className="text-input"
          value={text}
          onChange={setText}
          onChoose={choose}
        />
      </div>
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="solid-button compact">
        <Icon name="search" /> Search
      </button>
    </form>
  )
}

/** "roman blinds in Stroud": words and place in one sentence. */
const formatSentence = ({ search, location }: DirectoryFilter) =>
  [search, location].filter(Boolean).join(/^near /i.test(location) ? ' ' : ' in ')
