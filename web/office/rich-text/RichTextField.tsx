import { useState } from 'react'
import { FormField, type ControlProps } from '../../ui/forms/FormField.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import '../../site/blog/ArticleHalf.css'
import 'prosemirror-view/style/prosemirror.css'
import 'prosemirror-gapcursor/style/gapcursor.css'
import './RichText.css'

const RichText = createLazyComponent(async () => (await import('./RichText.tsx')).RichText, {
  name: 'The editor',
  waiting: <div className="rich-text-waiting" role="status" aria-label="Loading the editor" />,
})

interface RichTextFieldProps {
  name: string
  label: string
  maxLength: number
  help?: string
  isShort?: boolean
}

/** Loads the editor when it is first shown. */
export const RichTextField = ({ name, label, maxLength, help = '', isShort = false }: RichTextFieldProps) => (
  <FormField
    name={name}
    label={label}
    help={`${help}Paste or drop text${isShort ? '' : ' and pictures'}. Unsafe code is removed when you save. Press Alt+F10 to reach the buttons.`}
  >
    {(control) => <RichTextControl control={control} label={label} maxLength={maxLength} isShort={isShort} />}
  </FormField>
)

interface RichTextControlProps extends Required<Omit<RichTextFieldProps, 'name' | 'help'>> {
  control: ControlProps
}

const RichTextControl = ({ control, label, maxLength, isShort }: RichTextControlProps) => {
  const [isSource, setSource] = useState(false)
  const [lost, setLost] = useState<string[]>([])
  const source = (
    <button
      type="button"
      className="outline-button compact"
      aria-pressed={isSource}
      onClick={() => setSource(!isSource)}
    >
      HTML
    </button>
  )
  if (!isSource)
    return (
      <RichText
        control={control}
        label={label}
        source={source}
        isShort={isShort}
        onChecked={(found) => {
          setLost(found)
          if (found.length > 0) setSource(true)
        }}
      />
    )
  return (
    <div className="rich-text">
      <div className="rich-text-toolbar row">{source}</div>
      {lost.length > 0 && (
        <p role="status" className="text-field-error">
          The editor can’t show all of this text: it would lose {lost.join(', ')}. Please edit it as HTML.
        </p>
      )}
      <textarea {...control} rows={isShort ? 7 : 18} maxLength={maxLength} aria-required />
    </div>
  )
}
