import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { ChooseFile } from '../pictures/ChooseFile.tsx'
import { useUpload } from '../pictures/use-upload.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { maxContentLength } from '../../../api/blog/post.rules.ts'
import { writeLink, writePicture, writeTag, type TextSelection, type Mark } from './write-tag.ts'
import './PostEditor.css'

const marks: readonly [Mark, string][] = [
  ['h2', 'Heading'],
  ['h3', 'Subheading'],
  ['strong', 'Bold'],
  ['em', 'Italic'],
  ['ul', 'List'],
  ['ol', 'Numbered list'],
  ['blockquote', 'Quotation'],
]

/** A post's text: a plain field with buttons that insert tags. */
export const ContentField = () => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [toChoose, setToChoose] = useState<TextSelection | null>(null)
  const form = useForm()
  const { busyWith, problem, upload } = useUpload((picture) => {
    const text = (form.getFieldState('content')?.value as string | undefined) ?? ''
    const { selectionEnd: end = text.length } = field.current ?? {}
    const alt = window.prompt('Describe the picture for people who can’t see it.') ?? ''
    const changed = writePicture({ text, start: end, end }, picture, alt)
    form.change('content', changed.text)
    setToChoose(changed)
  })
  useLayoutEffect(() => {
    if (!toChoose || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(toChoose.start, toChoose.end)
  }, [toChoose])
  return (
    <FormField
      name="content"
      label="Text"
      help="Leave a blank line between paragraphs. You can use HTML; unsafe code is removed when you save."
    >
      {({ value, onChange, ...control }) => {
        const write = (change: (chosen: TextSelection) => TextSelection) => {
          const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
          const changed = change({ text: value, start, end })
          onChange(changed.text)
          setToChoose(changed)
        }
        const link = () => {
          const address = window.prompt('Link to: an address such as https://example.com or /counties/kent')
          if (address?.trim()) write((chosen) => writeLink(chosen, address))
        }
        return (
          <>
            <div className="post-toolbar" role="group" aria-label="Write">
              {marks.map(([mark, label]) => (
                <button key={mark} type="button" onClick={() => write((chosen) => writeTag(chosen, mark))}>
                  {label}
                </button>
              ))}
              <button type="button" onClick={link}>
                Link
              </button>
              <ChooseFile
                label="Text"
                text={busyWith ?? 'Picture'}
                isDisabled={busyWith !== undefined}
                onChosen={upload}
              />
            </div>
            {problem && (
              <p role="alert" className="text-field-error">
                {problem}
              </p>
            )}
            <textarea
              {...control}
              ref={field}
              value={value}
              onChange={onChange}
              rows={18}
              maxLength={maxContentLength}
              aria-required
            />
          </>
        )
      }}
    </FormField>
  )
}
