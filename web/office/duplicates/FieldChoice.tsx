import type { DuplicateSide, FieldLikeness } from '../../graphql.generated.ts'
import type { ComparedField } from './use-merge-choice.ts'

const marks: Record<FieldLikeness, string> = { SAME: 'same', SIMILAR: 'similar', DIFFERENT: 'different' }

interface FieldChoiceProps {
  /** The name of the radio buttons, unique for this field and pair. */
  group: string
  field: ComparedField
  standing: DuplicateSide
  likeness: FieldLikeness | undefined
  onChoose: (side: DuplicateSide) => void
}

/** One field of both suppliers, with a choice where they differ. */
export const FieldChoice = ({ group, field, standing, likeness, onChoose }: FieldChoiceProps) => {
  const cell = (side: DuplicateSide, value: string | null) => {
    const text = <span className="duplicate-value">{value ?? '–'}</span>
    if (field.isSame) return text
    return (
      <label className="duplicate-choice">
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
      <td className={likeness && `is-${marks[likeness]}`}>{likeness ? marks[likeness] : ''}</td>
    </tr>
  )
}
