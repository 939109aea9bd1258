import { Button, Heading, Text } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { Form } from 'react-final-form'
import { legalMarks } from '../../../api/office/legal/legal-marks.rules.ts'
import { legalRules } from '../../../api/office/legal/legal.rules.ts'
import { toLondon } from '../../../api/text/london-time.rules.ts'
import {
  useLegalPreviewLazyQuery,
  useResetLegalTextMutation,
  useSaveLegalTextMutation,
  type EditedLegalTextQuery,
} from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { isSame } from '../ui/forms/is-same.ts'
import { SaveBar } from '../ui/forms/SaveBar.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import '../../site/legal/LegalText.css'

const check = validate(legalRules)

interface Values {
  content: string
  changedOn: string
}

interface LegalEditorProps {
  title: string
  text: NonNullable<EditedLegalTextQuery['adminLegalText']>
  /** The software's own text as HTML. */
  builtIn: string
  onStale: () => void
}

/** Edits the text of a legal page, starting with the software's, with a preview. */
export const LegalEditor = ({
  title,
  text: { page, content, changedOn, version },
  builtIn,
  onStale,
}: LegalEditorProps) => {
  const [save] = useSaveLegalTextMutation()
  const [reset, { loading: isResetting }] = useResetLegalTextMutation()
  const [preview, shown] = useLegalPreviewLazyQuery({ fetchPolicy: 'network-only' })
  const isOwn = version > 0
  const send = async (values: Values, form: FormApi<Values>) => {
    try {
      const { data } = await save({ variables: { input: { ...values, page, version } } })
      const saved = data?.updateLegalText?.text?.content ?? values.content
      // The server may have removed unsafe HTML: the form shows the stored text unless typing has continued.
      if (form.getState().values.content === values.content) form.change('content', saved)
    } catch (error) {
      return reportSaveFailure(error, 'Text not saved', onStale)
    }
    toast({ title: 'Text saved', description: 'Visitors see it on the next page they open.', type: 'success' })
    return undefined
  }
  const goBack = async () => {
    try {
      await reset({ variables: { input: { page, version } } })
      toast({ title: 'Original restored', description: 'Your text is in the audit log.', type: 'success' })
    } catch (error) {
      reportSaveFailure(error, 'Text not changed', onStale)
    }
  }
  const initialValues = {
    content: isOwn ? content : builtIn,
    changedOn: changedOn ?? toLondon(new Date()).slice(0, 10),
  }
  return (
    <Form<Values>
      onSubmit={send}
      validate={check}
      initialValues={initialValues}
      initialValuesEqual={isSame}
      keepDirtyOnReinitialize
    >
      {({ handleSubmit, values, dirty }) => (
        <form className="admin-form" noValidate aria-label={title} onSubmit={submitWith(handleSubmit)}>
          <Heading as="h3" size="md" mt="4">
            {title}
          </Heading>
          <Text color="fg.muted">{isOwn ? 'Your own text.' : 'The built-in text.'}</Text>
          <FormField
            name="content"
            label="Text"
            help={`You can use HTML; unsafe code is removed when you save. Placeholders: ${legalMarks.join(' ')}`}
          >
            {(control) => <textarea {...control} rows={20} />}
          </FormField>
          <FormField name="changedOn" label="Last changed on">
            {(control) => <input {...control} type="date" />}
          </FormField>
          <div className="admin-actions">
            <Button
              variant="outline"
              minH="11"
              loading={shown.loading}
              loadingText="Loading…"
              onClick={() => void preview({ variables: values })}
            >
              {shown.data ? 'Preview Again' : 'Preview'}
            </Button>
          </div>
          {shown.error && (
            <Text role="alert" color="fg.error">
              {getErrorMessage(shown.error)}
            </Text>
          )}
          {shown.data?.legalPreview && !shown.error && (
            <section className="admin-panel" aria-label="Preview">
              <div
                className="running-text own-text"
                dangerouslySetInnerHTML={{ __html: shown.data.legalPreview.contentHtml }}
              />
            </section>
          )}
          <SaveBar label="Save Text" clean={isOwn ? 'All changes are saved.' : ''}>
            {isOwn && (
              <Button
                variant="outline"
                minH="11"
                disabled={dirty}
                loading={isResetting}
                loadingText="Sending…"
                onClick={() => void goBack()}
              >
                Restore Original
              </Button>
            )}
          </SaveBar>
        </form>
      )}
    </Form>
  )
}
