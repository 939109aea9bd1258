import { Button } from '@chakra-ui/react'
import { copyText } from '../../ui/copy-text.ts'
import { focusNow } from './focus.ts'

export const NewSecret = ({ label, secret, onDone }: { label: string; secret: string; onDone: () => void }) => {
  const name = label.toLowerCase()
  return (
    <div ref={focusNow} tabIndex={-1} className="card flat stack secret" role="group" aria-label={`The new ${name}`}>
      <p>Copy the {name} now and pass it on securely. It won’t be shown again.</p>
      <code>{secret}</code>
      <div className="row">
        <Button onClick={() => void copyText(secret, label)}>Copy {label}</Button>
        <Button variant="outline" onClick={onDone}>
          I’ve Saved It
        </Button>
      </div>
    </div>
  )
}
