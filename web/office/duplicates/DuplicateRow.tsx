import { useState } from 'react'
import {
  useDismissDuplicatePairMutation,
  useDuplicateFieldsQuery,
  useDuplicateFields_SupplierFragment,
  type DuplicateFieldsQuery,
  type DuplicatesQuery,
} from './DuplicatesTab.generated.ts'
import type { DuplicateEvidence, DuplicatePairInput, DuplicateSide, FieldLikeness } from '../../schema.generated.ts'
import { plural } from '../../../api/text/plural.rules.ts'
import { attempt, ActionButton } from '../ui/actions.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { shortDay } from '../ui/time-text.ts'

export type DuplicatePair = DuplicatesQuery['duplicateSuppliers']['pairs'][number]

export const getPairIds = ({ original, duplicate }: DuplicatePair) => ({
  originalId: original.id,
  duplicateId: duplicate.id,
})
/** Either supplier may be the original. */
export const toPairKey = ({ originalId, duplicateId }: DuplicatePairInput) => [originalId, duplicateId].sort().join(' ')
export const getPairKey = (pair: DuplicatePair) => toPairKey(getPairIds(pair))

interface DuplicateRowProps {
  pair: DuplicatePair
  isSelected: boolean
  onToggle: (key: string) => void
  isOpen: boolean
  onOpen: (key: string) => void
  isDismissed: boolean
  onDismiss: (key: string) => void
  onMerge: (merge: PairMerge) => Promise<void>
}

export const DuplicateRow = (props: DuplicateRowProps) => {
  const { pair, isSelected, onToggle, isOpen, onOpen, isDismissed, onDismiss, onMerge } = props
  const [dismiss, { loading }] = useDismissDuplicatePairMutation()
  const { original, duplicate, reason, decision } = pair
  const setDismissed = (next: boolean) =>
    void attempt({ refused: 'Not saved' }, async () => {
      await dismiss({ variables: { input: { ...getPairIds(pair), isDismissed: next } } })
      onDismiss(getPairKey(pair))
      if (next && isSelected) onToggle(getPairKey(pair))
    })
  if (isDismissed) {
    return (
      <li className="duplicate-row">
        <p>
          {duplicate.name} will not be suggested as a duplicate of {original.name} again.
        </p>
        <button type="button" className="text-button text-link" disabled={loading} onClick={() => setDismissed(false)}>
          Suggest It Again
        </button>
      </li>
    )
  }
  return (
    <li className="duplicate-row">
      <label className="check">
        <input type="checkbox" checked={isSelected} onChange={() => onToggle(getPairKey(pair))} />
        <span className="visually-hidden">
          Select {duplicate.name} as a duplicate of {original.name}
        </span>
      </label>
      <dl className="two-columns muted-terms">
        {(['original', 'duplicate'] as const).map((side) => (
          <div key={side}>
            <dt>{side === 'original' ? 'Original' : 'Duplicate'}</dt>
            <dd>
              <SupplierLink supplier={pair[side]} />
            </dd>
          </div>
        ))}
        <div className="wide">
          <dt>Reason</dt>
          <dd>
            {decision === 'PERHAPS' && <strong>Uncertain match. </strong>}
            <span>{reason}</span>
          </dd>
        </div>
      </dl>
      <div className="row">
        <button
          type="button"
          className="text-button text-link"
          aria-expanded={isOpen}
          onClick={() => onOpen(getPairKey(pair))}
        >
          Compare{' '}
          <span className="visually-hidden">
            {original.name} and {duplicate.name}
          </span>
        </button>
        <button type="button" className="text-button text-link" disabled={loading} onClick={() => setDismissed(true)}>
          Not a Duplicate<span className="visually-hidden">: {duplicate.name}</span>
        </button>
      </div>
      {isOpen && <DuplicateFields pair={getPairIds(pair)} onMerge={onMerge} />}
    </li>
  )
}

const SupplierLink = ({ supplier: { id, name, city, county } }: { supplier: DuplicatePair['original'] }) => (
  <>
    <a className="entry text-link" href={`/suppliers/${id}`} target="_blank" rel="noreferrer">
      {name}
    </a>{' '}
    {[city, county].filter(Boolean).join(', ')}
  </>
)

/** These fields are shown even if both are empty. */
const evidenceByField: Partial<Record<string, DuplicateEvidence>> = {
  name: 'NAME',
  phone: 'PHONE',
  website: 'WEBSITE',
  email: 'EMAIL',
  address: 'ADDRESS',
  city: 'LOCATION',
  placeId: 'PLACE_ID',
}

interface DuplicateFieldsProps {
  pair: DuplicatePairInput
  onMerge: (merge: PairMerge) => Promise<void>
}

const DuplicateFields = ({ pair, onMerge }: DuplicateFieldsProps) => {
  const query = useDuplicateFieldsQuery({ variables: { pair }, fetchPolicy: 'network-only' })
  return query.data ? (
    <FieldTable pair={query.data.duplicatePair} onMerge={onMerge} />
  ) : (
    <LoadingPanel query={query} things="the two suppliers" />
  )
}

const FieldTable = ({ pair, onMerge }: { pair: ComparedPair; onMerge: DuplicateFieldsProps['onMerge'] }) => {
  const one = useDuplicateFields_SupplierFragment(pair.original)
  const other = useDuplicateFields_SupplierFragment(pair.duplicate)
  const { keeps, setKeeps, standing, choose, merge } = useMergeChoice(pair)
  if (!one.complete || !other.complete) return null
  const [original, duplicate] = [one.data, other.data]
  const [survivor, gone] = keeps === 'ORIGINAL' ? [original, duplicate] : [duplicate, original]
  const likeness = (evidence: DuplicateEvidence | undefined) =>
    pair.reasons.find((reason) => reason.evidence === evidence)?.likeness
  const shown = pair.fields.filter((one) => evidenceByField[one.field] || one.original || one.duplicate)
  return (
    <div className="plain-table duplicate-fields stack">
      <fieldset className="row">
        <legend>Which one should we keep?</legend>
        {(
          [
            ['ORIGINAL', original],
            ['DUPLICATE', duplicate],
          ] as const
        ).map(([side, { id, name }]) => (
          <label key={side} className="check">
            <input
              type="radio"
              name={`keep-${pair.original.id}-${pair.duplicate.id}`}
              checked={keeps === side}
              onChange={() => setKeeps(side)}
            />
            <span>
              {name} <span className="muted small-text">(supplier {id})</span>
            </span>
          </label>
        ))}
      </fieldset>
      <table>
        <caption className="visually-hidden">
          {original.name} and {duplicate.name}
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Original</th>
            <th scope="col">Duplicate</th>
            <th scope="col">Match</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <FieldChoice
              key={one.field}
              group={`${one.field}-${pair.original.id}-${pair.duplicate.id}`}
              field={one}
              standing={standing(one)}
              likeness={likeness(evidenceByField[one.field])}
              onChoose={(side) => choose(one.field, side)}
            />
          ))}
          {[
            ['Reviews', original.reviewCount, duplicate.reviewCount],
            ['Added', shortDay(original.createdAt), shortDay(duplicate.createdAt)],
          ].map(([label, left, right]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{left}</td>
              <td>{right}</td>
              <td>{''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row between">
        <p>
          {gone.name} will be merged into {survivor.name}, with the values selected above.{' '}
          {gone.reviewCount > 0
            ? `Its ${plural(gone.reviewCount, 'review')} ${gone.reviewCount === 1 ? 'moves' : 'move'} there, making ${survivor.reviewCount + gone.reviewCount} in total.`
            : 'It has no reviews to move.'}{' '}
          Its address /suppliers/{gone.id} will redirect to /suppliers/{survivor.id}. You can undo this below.
        </p>
        <ActionButton variant="solid" refused="Not merged" action={() => onMerge(merge())}>
          Merge into {survivor.name}
        </ActionButton>
      </div>
    </div>
  )
}

interface FieldChoiceProps {
  group: string
  field: ComparedField
  standing: DuplicateSide
  likeness: FieldLikeness | undefined
  onChoose: (side: DuplicateSide) => void
}

const FieldChoice = ({ group, field, standing, likeness, onChoose }: FieldChoiceProps) => {
  const cell = (side: DuplicateSide, value: string | null) => {
    const text = <span className="duplicate-value clamped">{value ?? '–'}</span>
    if (field.isSame) return text
    return (
      <label className="check">
        <input
          type="radio"
          name={group}
          aria-label={`${field.label} of the ${side === 'ORIGINAL' ? 'original' : 'duplicate'}: ${value ?? 'nothing'}`}
          checked={standing === side}
          onChange={() => onChoose(side)}
        />
        {text}
      </label>
    )
  }
  return (
    <tr>
      <th scope="row">{field.label}</th>
      <td>{cell('ORIGINAL', field.original)}</td>
      <td>{cell('DUPLICATE', field.duplicate)}</td>
      <td className={likeness && `is-${likeness.toLowerCase()}`}>{likeness?.toLowerCase()}</td>
    </tr>
  )
}

type ComparedPair = DuplicateFieldsQuery['duplicatePair']
type ComparedField = ComparedPair['fields'][number]

export interface PairMerge {
  originalId: string
  duplicateId: string
  fromOriginal: string[]
  fromDuplicate: string[]
}

const fieldsTogether = (field: string) =>
  field === 'latitude' || field === 'longitude' ? ['latitude', 'longitude'] : [field]

const useMergeChoice = ({ original, duplicate, fields }: ComparedPair) => {
  const [keeps, setKeeps] = useState<DuplicateSide>('ORIGINAL')
  const [chosen, setChosen] = useState<Record<string, DuplicateSide>>({})
  const defaultSide = (field: ComparedField) =>
    keeps === 'ORIGINAL' ? field.standsInOriginal : field.standsInDuplicate
  const standing = (field: ComparedField): DuplicateSide => chosen[field.field] ?? defaultSide(field)
  const differing = fields.filter((field) => !field.isSame && standing(field) !== defaultSide(field))
  const namesFrom = (isOfSurvivor: boolean) =>
    differing.filter((field) => (standing(field) === keeps) === isOfSurvivor).map(({ field }) => field)
  const [survivor, gone] = keeps === 'ORIGINAL' ? [original, duplicate] : [duplicate, original]
  return {
    keeps,
    setKeeps,
    standing,
    choose: (field: string, side: DuplicateSide) =>
      setChosen((before) => ({ ...before, ...Object.fromEntries(fieldsTogether(field).map((one) => [one, side])) })),
    merge: (): PairMerge => ({
      originalId: survivor.id,
      duplicateId: gone.id,
      fromOriginal: namesFrom(true),
      fromDuplicate: namesFrom(false),
    }),
  }
}
