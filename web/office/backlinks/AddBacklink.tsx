import { Button, Heading } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { Form } from 'react-final-form'
import { backlinkRules } from '../../../api/backlinks/backlink.rules.ts'
import { BacklinksDocument, useCreateBacklinkMutation, type CreateBacklinkInput } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'

const check = validate(backlinkRules)
const empty: CreateBacklinkInput = { sourceSite: '', targetUrl: '', anchorText: '', status: 'PENDING' }

export const AddBacklink = () => {
  const [addBacklink] = useCreateBacklinkMutation()
  const send = async (input: CreateBacklinkInput, form: FormApi<CreateBacklinkInput>) => {
    try {
      await addBacklink({ variables: { input }, refetchQueries: [BacklinksDocument] })
    } catch (error) {
      toast({ title: 'Error', description: `Failed to add backlink: ${getErrorMessage(error)}`, type: 'error' })
      return getFieldErrors(error)
    }
    toast({
      title: 'Backlink added',
      description: 'We’ll check its page within minutes, then every week.',
      type: 'success',
    })
    setTimeout(() => form.restart()) // the form can only restart once this has returned
  }
  return (
    <section className="admin-panel" aria-labelledby="add-backlink">
      <Heading as="h2" id="add-backlink" size="lg" mb="3">
        Add Backlink
      </Heading>
      <Form<CreateBacklinkInput> onSubmit={send} validate={check} initialValues={empty}>
        {({ handleSubmit, submitting }) => (
          <form className="admin-form" noValidate aria-label="Add Backlink" onSubmit={submitWith(handleSubmit)}>
            <FormField name="sourceSite" label="Source site" help="The page that links, or its domain.">
              {(control) => (
                <input {...control} type="text" inputMode="url" autoComplete="off" maxLength={2000} aria-required />
              )}
            </FormField>
            <FormField name="targetUrl" label="Target URL" help="The path on this site, such as /directory.">
              {(control) => <input {...control} type="text" autoComplete="off" maxLength={2000} aria-required />}
            </FormField>
            <FormField name="anchorText" label="Anchor text">
              {(control) => <input {...control} type="text" autoComplete="off" maxLength={200} aria-required />}
            </FormField>
            <FormField name="status" label="Status">
              {(control) => (
                <select {...control}>
                  <option value="PENDING">Pending</option>
                  <option value="ACTIVE">Active</option>
                  <option value="BROKEN">Broken</option>
                </select>
              )}
            </FormField>
            <Button type="submit" minH="11" justifySelf="start" loading={submitting} loadingText="Adding…">
              Add Backlink
            </Button>
          </form>
        )}
      </Form>
    </section>
  )
}
