import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'

interface CodeBlockProps {
  /** What it is called, also when it has been copied: "Widget", "curl example" … */
  label: string
  text: string
}

/** A text to copy into a program or a page. */
export const CodeBlock = ({ label, text }: CodeBlockProps) => (
  <figure className="code-block">
    <figcaption>
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
