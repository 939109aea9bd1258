import { useState, type FormEvent } from 'react'
import { SuggestField } from '../search/SuggestField.tsx'
import { writeFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { useIsLeft } from '../../ui/hooks/use-is-left.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { requestPosition, type Position } from './ask-position.ts'
import './LocationPrompt.css'

interface LocationPromptProps {
  /** As understood; its location is "near me". */
  shown: DirectoryFilter
  /** Such as "roman blind"; may be empty. */
  subject: string
  action: string
  onApply: (filter: DirectoryFilter) => void
}

const reasons = {
  denied: 'Your browser isn’t sharing your location. Enter a town or postcode instead.',
  unknown: 'We couldn’t find your location in time. Enter a town or postcode instead.',
}

/** Asks for the position, a town or a postcode if "near me" is searched. */
export const LocationPrompt = ({ shown, subject, action, onApply }: LocationPromptProps) => {
  const [typed, setTyped] = useState({ location: '', place: '' })
  const [isLocating, setLocating] = useState(false)
  const [failure, setFailure] = useState<Extract<Position, { failure: unknown }>['failure']>()
  const isLeft = useIsLeft()
  const elsewhere = { ...shown, location: '', place: '', at: '', area: '' }
  const locate = async () => {
    setLocating(true)
    setFailure(undefined)
    const answer = await requestPosition()
    if (isLeft.current) return // a town was quicker
    setLocating(false)
    if ('at' in answer) onApply({ ...elsewhere, at: answer.at })
    else setFailure(answer.failure)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const location = typed.location.trim()
    if (location) onApply({ ...elsewhere, ...typed, location })
  }
  return (
    <section className="card ask-where" aria-labelledby="ask-where">
      <h2 id="ask-where" className="heading small">
        Where are you?
      </h2>
      <p className="muted small-text">
        {['We’ll show the', subject, 'suppliers nearest to you first.'].filter(Boolean).join(' ')}
      </p>
      <div className="row">
        <button
          type="button"
          className="solid-button compact"
          aria-busy={isLocating}
          disabled={isLocating}
          onClick={() => void locate()}
        >
          <Icon name="locate" /> {isLocating ? 'Locating…' : 'Use my location'}
        </button>
        <span className="muted small-text needs-code">or</span>
        <form method="get" action={action} onSubmit={search}>
          <SuggestField
            className="text-input"
            name="location"
            aria-label="Town or postcode"
            placeholder="Town or postcode"
            maxLength={100}
            types={['PLACE']}
            value={typed.location}
            onChange={(location) => setTyped({ location, place: '' })}
            onChoose={({ text, slug }) => onApply({ ...elsewhere, location: text, place: slug ?? '' })}
          />
          {[...writeFilter(elsewhere)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="outline-button compact">
            Search There
          </button>
        </form>
      </div>
      <p role="status" className="small-text ask-where-failure">
        {failure ? reasons[failure] : ''}
      </p>
    </section>
  )
}
