import { Button } from '@chakra-ui/react'
import { Form } from 'react-final-form'
import { fillTemplate, mailKinds, listPlaceholders } from '../../../api/mail/mail-kinds.rules.ts'
import { maxTemplateLengths, templateProblems } from '../../../api/mail/template.rules.ts'
import {
  useResetMailTemplateMutation,
  useUpdateMailTemplateMutation,
  type TemplateForm_TemplateFragment,
} from '../../graphql.generated.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { isSame } from '../ui/forms/is-same.ts'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'

interface Values {
  subject: string
  text: string
  isOn: boolean
}

interface TemplateFormProps {
  template: TemplateForm_TemplateFragment
  onSaved: () => void
}

/** The text of one kind of email, with a preview of example values. */
export const TemplateForm = ({
  template: { kind, version, subject, text, isOn, isChanged },
  onSaved,
}: TemplateFormProps) => {
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
    <Form<Values>
      onSubmit={send}
      validate={(values) => templateProblems(kind, values)}
      initialValues={{ subject, text, isOn }}
      initialValuesEqual={isSame}
      keepDirtyOnReinitialize
    >
      {({ handleSubmit, values, dirty, submitError }) => (
        <form
          className="admin-form template-form"
          data-columns="2"
          noValidate
          aria-label={`Text of “${label}”`}
          onSubmit={submitWith(handleSubmit)}
        >
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
              <Button variant="outline" minH="11" disabled={dirty} loading={loading} onClick={() => void restore()}>
                Reset to Default
              </Button>
            )}
          </FormButtons>
        </form>
      )}
    </Form>
  )
}
