import { Button, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import type { FormApi } from 'final-form'
import { useMemo, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { Link, useNavigate } from 'react-router'
import { supplierRules } from '../../api/suppliers/supplier.rules.ts'
import { EditedSupplierDocument, useEditedSupplierQuery, useSaveSupplierMutation } from '../graphql.generated.ts'
import { ChangedMeanwhile } from '../ui/ChangedMeanwhile.tsx'
import { Failed } from '../ui/Failed.tsx'
import { forgetPublic } from '../ui/forget-public.ts'
import { rebase, type Difference } from '../ui/rebase.ts'
import { extensionsOf, fieldsOf, messageOf } from '../ui/server-errors.ts'
import { submitWith } from '../ui/submit-with.ts'
import { toast } from '../ui/toaster.tsx'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { validate } from '../ui/validate.ts'
import { fieldLabels, valuesOf, type EditedSupplier, type EditedValues } from './edited-values.ts'
import { statusLabels } from './supplier-status.ts'
import { SupplierActions } from './SupplierActions.tsx'
import { SupplierFields } from './SupplierFields.tsx'
import '../ui/editor.css'

/** Loads a supplier of any status and opens it for editing. */
export const SupplierEditor = ({ id }: { id: string }) => {
  const { data, error, refetch } = useEditedSupplierQuery({ variables: { id }, fetchPolicy: 'network-only' })
  if (error && !data)
    return <Failed message={`Failed to load the supplier. ${messageOf(error)}`} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" borderRadius="l3" />
  return (
    <section aria-labelledby="edit-supplier">
      <Text mb="2">
        <Link className="back-link" to="/admin?tab=suppliers" preventScrollReset>
          ← All suppliers
        </Link>
      </Text>
      {data.adminSupplier ? (
        <Editor supplier={data.adminSupplier} />
      ) : (
        <Heading as="h2" id="edit-supplier" size="xl">
          There is no such supplier
        </Heading>
      )}
    </section>
  )
}

const check = validate(supplierRules)
/** If it could not be reloaded, the next save reports a conflict. */
const ignore = () => undefined
const shownPublicly = [
  'supplier',
  'suppliers',
  'featuredSuppliers',
  'suppliersNear',
  'supplierMap',
  'county',
  'counties',
]

const Editor = ({ supplier }: { supplier: EditedSupplier }) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [saveSupplier] = useSaveSupplierMutation()
  const [initialValues] = useState(() => valuesOf(supplier))
  const [differences, setDifferences] = useState<Difference[]>([])
  const updatedAt = useRef(supplier.updatedAt)
  const isDirty = useRef(false)
  useUnsaved(() => isDirty.current)
  const { id, name, status } = supplier

  /** Reloads the supplier and keeps what was typed on top. */
  const renew = async (form: FormApi<EditedValues>) => {
    const { data } = await client.query({
      query: EditedSupplierDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    client.cache.evict({ id: `Supplier:${id}` })
    forgetPublic(client.cache, shownPublicly)
    if (!data?.adminSupplier) return []
    updatedAt.current = data.adminSupplier.updatedAt
    return rebase(form, valuesOf(data.adminSupplier))
  }

  const save = async (values: EditedValues, form: FormApi<EditedValues>) => {
    const checked = supplierRules.parse(values) as Record<string, unknown>
    const changed = Object.keys(form.getState().dirtyFields ?? {})
    const input = Object.fromEntries(changed.map((field) => [field, checked[field] === '' ? null : checked[field]]))
    try {
      await saveSupplier({ variables: { id, input, updatedAt: updatedAt.current } })
    } catch (error) {
      toast({ title: 'Supplier Not Saved', description: messageOf(error), type: 'error' })
      // The form can only change once this has returned.
      if (extensionsOf(error)?.code === 'CONFLICT')
        setTimeout(() => void renew(form).then(setDifferences).catch(ignore))
      return fieldsOf(error)
    }
    setDifferences([])
    toast({ title: 'Supplier Saved', description: 'Visitors see the change from now on.', type: 'success' })
    setTimeout(() => {
      form.initialize(form.getState().values)
      void renew(form).catch(ignore)
    })
    return undefined
  }

  return (
    <Form<EditedValues>
      onSubmit={save}
      validate={check}
      initialValues={initialValues}
      subscription={{ submitting: true, dirty: true, submitError: true, dirtySinceLastSubmit: true }}
    >
      {({ handleSubmit, form, submitting, dirty, submitError, dirtySinceLastSubmit }) => {
        isDirty.current = dirty ?? false
        return (
          <>
            <Heading as="h2" id="edit-supplier" size="xl" mb="1" overflowWrap="anywhere">
              {name}
            </Heading>
            <Text color="fg.muted" mb="4">
              No. {id} · {statusLabels[status]}
              {status === 'LISTED' && (
                <>
                  {' '}
                  ·{' '}
                  <Link className="back-link" to={`/suppliers/${id}`}>
                    View the public page
                  </Link>
                </>
              )}
            </Text>
            {differences.length > 0 && (
              <ChangedMeanwhile what="supplier" differences={differences} labels={fieldLabels} />
            )}
            <SupplierActions
              supplier={supplier}
              onChanged={async () => {
                const others = await renew(form)
                if (others.length) setDifferences(others)
              }}
              onDeleted={() => {
                isDirty.current = false
                client.cache.evict({ id: `Supplier:${id}` })
                forgetPublic(client.cache, shownPublicly)
                void navigate('/admin?tab=suppliers')
              }}
            />
            <form noValidate aria-label={`Edit ${name}`} onSubmit={submitWith(handleSubmit)}>
              <SupplierFields />
              <Provenance supplier={supplier} />
              <div className="editor-actions editor-save">
                <Button
                  type="submit"
                  minH="11"
                  disabled={!dirty && !submitting}
                  loading={submitting}
                  loadingText="Saving…"
                >
                  Save Changes
                </Button>
                <Text color={submitError && !dirtySinceLastSubmit ? 'fg.error' : 'fg.muted'} role="status">
                  {submitError && !dirtySinceLastSubmit
                    ? submitError
                    : dirty
                      ? 'You have unsaved changes.'
                      : 'All changes are saved.'}
                </Text>
              </div>
            </form>
          </>
        )
      }}
    </Form>
  )
}

const sourceNames: Record<string, string> = { admin: 'an administrator', owner: 'the business', import: 'a file' }
const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/London',
  })

/** Who last wrote which field, where that is known. */
const Provenance = ({ supplier: { fieldSources } }: { supplier: EditedSupplier }) => {
  const lines = useMemo(() => fieldSources.filter(({ field }) => field in fieldLabels), [fieldSources])
  if (!lines.length) return null
  return (
    <details className="provenance">
      <summary>Where these details come from</summary>
      <ul className="changed-meanwhile">
        {lines.map(({ field, source, at }) => (
          <li key={field}>
            {fieldLabels[field]}: {sourceNames[source] ?? source}, {dayOf(at)}
          </li>
        ))}
      </ul>
    </details>
  )
}
