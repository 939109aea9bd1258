import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'

interface CodeBlockProps {
  /** Also in the toast, such as "Widget" or "curl example". */
  label: string
  text: string
}

export const CodeBlock = ({ label, text }: CodeBlockProps) => (
  <figure className="card flat code-block">
    <figcaption className="row between small-text">
      {label}
      <CopyButton text={text} label={label} icon={<Icon name="copy" />} />
    </figcaption>
    <ScrollRegion className="code-block-text" label={label}>
      <pre>
        <code>{text}</code>
      </pre>
    </ScrollRegion>
  </figure>
)
