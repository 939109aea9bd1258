import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useErasePersonalDataMutation, type ReviewErasure } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { evictPublicFields } from '../ui/evict-public-fields.ts'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import type { Entry } from './entry.ts'

interface EraseFormProps {
  search: string
  picked: readonly Entry[]
  onErased: () => Promise<void>
}

interface Values {
  reviews: ReviewErasure
  confirmation: string
}

const formatEntryCount = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** Shows what erasing would do, and erases once the search has been typed again. */
export const EraseForm = ({ search, picked, onErased }: EraseFormProps) => {
  const [isOpen, setOpen] = useState(false)
  const [erase, { client }] = useErasePersonalDataMutation({ fetchPolicy: 'no-cache' })
  const count = (step: Entry['step']) => picked.filter((entry) => entry.step === step).length
  const hasReviews = picked.some(({ kind }) => kind === 'REVIEW')
  const canErase = picked.some(({ step }) => step !== 'KEEP')
  const submit = async ({ reviews, confirmation }: Values) => {
    try {
      const { data } = await erase({
        variables: { input: { search, entryIds: picked.map(({ id }) => id), reviews, confirmation } },
      })
      const { deletedCount = 0, blankedCount = 0 } = data?.erasePersonalData?.erasure ?? {}
      toast({
        title: 'Erased',
        description: `Deleted: ${formatEntryCount(deletedCount)}. Anonymised: ${formatEntryCount(blankedCount)}.`,
        type: 'success',
      })
      evictPublicFields(client.cache, ['supplier'])
      await onErased()
    } catch (error) {
      toast({ title: 'Nothing Was Erased', description: getErrorMessage(error), type: 'error' })
      return getFieldErrors(error)
    }
    return undefined
  }
  return (
    <>
      <Button
        variant="outline"
        colorPalette="brick"
        minH="11"
        disabled={!canErase}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Erase…
      </Button>
      {isOpen && canErase && (
        <Form<Values>
          onSubmit={submit}
          initialValues={{ reviews: 'ANONYMISE', confirmation: '' }}
          initialValuesEqual={() => true}
        >
          {({ handleSubmit, submitting }) => (
            <form
              className="admin-form personal-erase"
              noValidate
              aria-label="Erase"
              onSubmit={submitWith(handleSubmit)}
            >
              <Text>
                {formatEntryCount(count('DELETE'))} will be deleted, {formatEntryCount(count('BLANK'))} anonymised, and{' '}
                {formatEntryCount(count('KEEP'))} {count('KEEP') === 1 ? 'stays' : 'stay'}. Older backups contain the
                data until they are deleted.
              </Text>
              {hasReviews && (
                <FormField name="reviews" label="Published reviews">
                  {(control) => (
                    <select {...control}>
                      <option value="ANONYMISE">Keep as “A former visitor”</option>
                      <option value="DELETE">Delete</option>
                    </select>
                  )}
                </FormField>
              )}
              <FormField name="confirmation" label={`Type ${search} to confirm`} help="This can’t be undone.">
                {(control) => <input {...control} type="text" autoComplete="off" maxLength={200} aria-required />}
              </FormField>
              <Button
                type="submit"
                colorPalette="brick"
                minH="11"
                justifySelf="start"
                loading={submitting}
                loadingText="Erasing…"
              >
                Erase Permanently
              </Button>
            </form>
          )}
        </Form>
      )}
    </>
  )
}
