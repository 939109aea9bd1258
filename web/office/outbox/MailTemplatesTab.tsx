import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { mailKinds } from '../../../api/mail/mail-kinds.rules.ts'
import { useMailTemplatesQuery, type TemplateForm_TemplateFragment } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import './OutboxTab.css'
import { TemplateForm } from './TemplateForm.tsx'

/** /admin/mail-templates: the text of every kind of email, with a preview. */
export const Component = () => {
  const { data, error, refetch } = useMailTemplatesQuery({ fetchPolicy: 'cache-and-network' })
  const templates = data?.mailTemplates
  if (!templates && error)
    return (
      <Failed message="Failed to load the templates. Please try again." error={error} onRetry={() => void refetch()} />
    )
  if (!templates) return <PanelSkeleton height="420px" />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Edit the emails this site sends. Changes apply to new emails only.
      </Text>
      <ul className="admin-list" aria-label="Mail templates">
        {templates.map((template) => (
          <li key={template.kind}>
            <TemplateRow template={template} refetch={() => void refetch()} />
          </li>
        ))}
      </ul>
    </>
  )
}

const TemplateRow = ({ template, refetch }: { template: TemplateForm_TemplateFragment; refetch: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const { label, to } = mailKinds[template.kind]
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{label} </strong>
          {!template.isOn && <span className="admin-state">Off</span>}
          {template.isChanged && template.isOn && <span className="admin-state">Your text</span>}
          <div className="admin-small">
            To: {to.toLowerCase()} · {template.subject}
          </div>
        </div>
        <Button
          variant="outline"
          minH="11"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Edit'}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
      </div>
      {isOpen && <TemplateForm template={template} onSaved={refetch} />}
    </>
  )
}
