import icons from '../icons.svg?no-inline'

interface IconProps {
  /** An id in icons.svg. */
  name: string
  size?: number
}

/** Hidden from screen readers: use it beside text or in a labelled control. */
export const Icon = ({ name, size = 18 }: IconProps) => (
  <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${icons}#${name}`} />
  </svg>
)
