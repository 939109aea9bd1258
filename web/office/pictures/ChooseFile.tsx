import type { ReactNode } from 'react'
import { acceptedTypes } from '../../../api/pictures/picture.rules.ts'
import './PictureField.css'

interface ChooseFileProps {
  label: string
  text: string
  children?: ReactNode
  isMany?: boolean
  isDisabled?: boolean
  onChosen: (files: File[]) => void
}

export const ChooseFile = ({
  label,
  text,
  children,
  isMany = false,
  isDisabled = false,
  onChosen,
}: ChooseFileProps) => (
  <label className="outline-button compact picture-choose" data-awaited={isDisabled ? '' : undefined}>
    {children ?? text}
    <input
      className="visually-hidden"
      type="file"
      accept={acceptedTypes}
      multiple={isMany}
      disabled={isDisabled}
      aria-label={`${text}: ${label}`}
      onChange={({ target }) => {
        onChosen([...(target.files ?? [])])
        target.value = '' // so that the same file can be chosen again
      }}
    />
  </label>
)
