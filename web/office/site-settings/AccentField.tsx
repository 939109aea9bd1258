import { useField } from 'react-final-form'
import { accentHex, darkAccent } from '../../../api/office/site/accent.rules.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import './AccentField.css'

/** Previews the colour in both schemes. */
export const AccentField = () => {
  const { value } = useField<string>('accentColour', { subscription: { value: true } }).input
  const accent = accentHex.test(value) ? value.toLowerCase() : undefined
  return (
    <div className="admin-wide accent-field">
      <FormField
        name="accentColour"
        label="Colour"
        help="Used for links and buttons, e.g. #1f5b4f. It must contrast with the background; dark mode uses a lighter tint. Leave blank for green."
      >
        {(control) => <input {...control} type="text" maxLength={7} autoComplete="off" spellCheck={false} />}
      </FormField>
      {accent && (
        <ul className="accent-samples" aria-label="How it looks">
          <li style={{ background: '#faf7f2', color: accent }}>
            Light: a link <span style={{ background: accent, color: '#ffffff' }}>Button</span>
          </li>
          <li style={{ background: '#141b1c', color: darkAccent(accent) }}>
            Dark: a link <span style={{ background: darkAccent(accent), color: '#10201c' }}>Button</span>
          </li>
        </ul>
      )}
    </div>
  )
}
