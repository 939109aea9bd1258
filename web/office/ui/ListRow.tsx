import { Button } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'

interface ListRowProps {
  /** For the labels of the buttons. */
  name: string
  children: ReactNode
  /** Buttons before those of the parts. */
  actions?: ReactNode
  /** What the buttons open below the row, one at a time; it may close itself. */
  parts: Record<string, (close: () => void) => ReactNode>
  /** The part that destroys something. */
  grave?: string
  /** Stays between the row and its open part. */
  note?: ReactNode
}

export const ListRow = ({ name, children, actions, parts, grave, note }: ListRowProps) => {
  const [shown, setShown] = useState<string>()
  const close = () => setShown(undefined)
  const renderPart = shown === undefined ? undefined : parts[shown]
  return (
    <>
      <div className="admin-row">
        <div>{children}</div>
        <div className="admin-actions">
          {actions}
          {Object.keys(parts).map((part) => (
            <Button
              key={part}
              variant="outline"
              {...(part === grave ? { colorPalette: 'brick' } : {})}
              aria-expanded={shown === part}
              aria-label={`${part}: ${name}`}
              onClick={() => setShown(shown === part ? undefined : part)}
            >
              {part}
            </Button>
          ))}
        </div>
      </div>
      {note}
      {renderPart && (
        <div className="admin-part" role="group" aria-label={`${shown}: ${name}`}>
          {renderPart(close)}
        </div>
      )}
    </>
  )
}
