import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { mailKinds, fillTemplate, listPlaceholders } from '../../../api/mail/mail-kinds.rules.ts'
import {
  useMailTemplatesQuery,
  type TemplateForm_TemplateFragment,
  useResetMailTemplateMutation,
  useUpdateMailTemplateMutation,
} from './MailTemplatesTab.generated.ts'
import '../ui/admin.css'
import './OutboxTab.css'
import { maxTemplateLengths, templateProblems } from '../../../api/mail/template.rules.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { isSame } from '../ui/forms/is-same.ts'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const query = useMailTemplatesQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const templates = data?.mailTemplates
  if (!templates) return <LoadingPanel query={query} failed="Failed to load the templates. Please try again." />
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

interface Values {
  subject: string
  text: string
  isOn: boolean
}

interface TemplateFormProps {
  template: TemplateForm_TemplateFragment
  onSaved: () => void
}

const TemplateForm = ({ template: { kind, version, subject, text, isOn, isChanged }, onSaved }: TemplateFormProps) => {
  const [update] = useUpdateMailTemplateMutation()
  const [reset, { loading }] = useResetMailTemplateMutation()
  const { label } = mailKinds[kind]
  const known = Object.entries(listPlaceholders(kind))
  const problems = Object.values(templateProblems(kind, { subject, text }))
  const samples = Object.fromEntries(known.map(([name, { sample }]) => [name, sample]))
  const send = async (values: Values) => {
    try {
      await update({ variables: { input: { ...values, kind, version } } })
    } catch (error) {
      return reportSaveFailure(error, 'Template not saved', onSaved)
    }
    toast({ title: 'Template saved', type: 'success' })
    onSaved()
  }
  const restore = async () => {
    try {
      await reset({ variables: { input: { kind, version } } })
      onSaved()
    } catch (error) {
      reportSaveFailure(error, 'Template not reset', onSaved)
    }
  }
  return (
    <AdminForm<Values>
      label={`Text of “${label}”`}
      className="admin-form template-form"
      columns={2}
      onSubmit={send}
      validate={(values) => templateProblems(kind, values)}
      initialValues={{ subject, text, isOn }}
      initialValuesEqual={isSame}
      keepDirtyOnReinitialize
    >
      {({ values, dirty, submitError }) => (
        <>
          {problems.length > 0 && (
            <p role="alert" className="text-field-error admin-wide">
              Not in use: emails have the default text until you save this. {problems.join(' ')}
            </p>
          )}
          <div className="admin-form">
            <TextField name="subject" label="Subject" maxLength={maxTemplateLengths.subject} />
            <FormField name="text" label="Text" help="Plain text. Leave a blank line between paragraphs.">
              {(control) => <textarea {...control} rows={12} maxLength={maxTemplateLengths.text} aria-required />}
            </FormField>
            <CheckboxField name="isOn" label="Send these emails" help="If unticked, no emails of this kind are sent." />
          </div>
          <div className="admin-form">
            <section aria-label="Preview">
              <p className="admin-small">With examples:</p>
              <div className="outbox-text">
                <strong>{fillTemplate(values.subject ?? '', samples)}</strong>
                {'\n\n'}
                {fillTemplate(values.text ?? '', samples)}
              </div>
            </section>
            <dl className="admin-facts" aria-label="Placeholders">
              {known.map(([name, { about }]) => (
                <div key={name} className="template-name">
                  <dt>{`{{${name}}}`}</dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
          </div>
          {submitError && (
            <p role="alert" className="text-field-error admin-wide">
              Not saved: {submitError}
            </p>
          )}
          <FormButtons label="Save Template">
            {isChanged && (
              <Button variant="outline" disabled={dirty} loading={loading} onClick={() => void restore()}>
                Reset to Default
              </Button>
            )}
          </FormButtons>
        </>
      )}
    </AdminForm>
  )
}
