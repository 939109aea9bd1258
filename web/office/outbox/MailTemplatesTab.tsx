import { fillTemplate, listPlaceholders, mailKinds } from '../../../api/mail/mail-kinds.rules.ts'
import { maxTemplateLengths, findTemplateProblems } from '../../../api/mail/template.rules.ts'
import {
  MailTemplatesDocument,
  useMailTemplatesQuery,
  useResetMailTemplateMutation,
  useUpdateMailTemplateMutation,
  type TemplateForm_TemplateFragment,
} from './MailTemplatesTab.generated.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { attempt, useOpenedVersion, ActionButton } from '../ui/actions.tsx'
import { AdminForm, FormButtons, CheckboxField, TextAreaField } from '../ui/forms/form.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { ErrorText, State } from '../ui/State.tsx'
import { Facts, ListRow, RowList } from '../ui/lists.tsx'

export const Component = () => {
  const query = useMailTemplatesQuery({ fetchPolicy: 'cache-and-network' })
  const templates = query.data?.mailTemplates
  if (!templates) return <LoadingPanel query={query} things="the templates" />
  return (
    <>
      <p className="lead">Edit the emails this site sends. Changes apply to new emails only.</p>
      <RowList label="Mail templates" rows={templates}>
        {(template) => <TemplateRow template={template} />}
      </RowList>
    </>
  )
}

interface TemplateProps {
  template: TemplateForm_TemplateFragment
}

const TemplateRow = ({ template }: TemplateProps) => {
  const { label, to } = mailKinds[template.kind]
  return (
    <ListRow name={label} parts={{ Edit: () => <TemplateForm template={template} /> }}>
      <strong>{label} </strong>
      {!template.isOn && <State>Off</State>}
      {template.isChanged && template.isOn && <State>Your text</State>}
      <div className="muted small-text">
        To: {to.toLowerCase()} · {template.subject}
      </div>
    </ListRow>
  )
}

interface Values {
  subject: string
  text: string
  isOn: boolean
}

const renewed = { refetchQueries: [MailTemplatesDocument] }

const TemplateForm = ({ template }: TemplateProps) => {
  const { kind, subject, text, isOn, isChanged } = template
  const [update] = useUpdateMailTemplateMutation(renewed)
  const [reset] = useResetMailTemplateMutation(renewed)
  const { version, onDirty, ...opened } = useOpenedVersion(template.version, MailTemplatesDocument)
  const { label } = mailKinds[kind]
  const known = Object.entries(listPlaceholders(kind))
  const problems = Object.values(findTemplateProblems(kind, { subject, text }))
  const samples = Object.fromEntries(known.map(([name, { sample }]) => [name, sample]))
  const send = (values: Values) =>
    attempt({ refused: 'Template not saved', ...opened }, async () => {
      await update({ variables: { input: { ...values, kind, version } } })
      return { title: 'Template saved' }
    })
  const restore = async () => void (await reset({ variables: { input: { kind, version } } }))
  return (
    <AdminForm<Values>
      label={`Text of “${label}”`}
      columns={2}
      onSubmit={send}
      validate={(values) => findTemplateProblems(kind, values)}
      initialValues={{ subject, text, isOn }}
      onDirty={onDirty}
    >
      {({ values, dirty }) => (
        <>
          {problems.length > 0 && (
            <ErrorText>{`Not in use: emails use the default text until you correct this. ${problems.join(' ')}`}</ErrorText>
          )}
          <div className="stack">
            <TextField name="subject" label="Subject" maxLength={maxTemplateLengths.subject} />
            <TextAreaField
              name="text"
              label="Text"
              help="Plain text. Leave a blank line between paragraphs."
              rows={12}
              maxLength={maxTemplateLengths.text}
              aria-required
            />
            <CheckboxField name="isOn" label="Send these emails" help="If unticked, no emails of this kind are sent." />
          </div>
          <div className="stack">
            <section aria-label="Preview">
              <p className="muted small-text">With examples:</p>
              <div className="card flat mail-text">
                <strong>{fillTemplate(values.subject ?? '', samples)}</strong>
                {'\n\n'}
                {fillTemplate(values.text ?? '', samples)}
              </div>
            </section>
            <Facts
              label="Placeholders"
              facts={Object.fromEntries(known.map(([name, { about }]) => [`{{${name}}}`, about]))}
            />
          </div>
          <FormButtons label="Save Template">
            {isChanged && (
              <ActionButton disabled={dirty} refused="Template not reset" {...opened} action={restore}>
                Reset to Default
              </ActionButton>
            )}
          </FormButtons>
        </>
      )}
    </AdminForm>
  )
}
