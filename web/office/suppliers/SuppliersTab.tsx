import { Text } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { useSearchParams } from 'react-router'
import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { supplierRules } from '../../../api/suppliers/rules/supplier.rules.ts'
import { EditedSupplierDocument, useEditedSupplierQuery, useUpdateSupplierMutation } from './SuppliersTab.generated.ts'
import { toWeekday } from '../../site/suppliers/weekday.ts'
import { validate } from '../../ui/forms/validate.ts'
import { EditorForm, EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { SaveBar } from '../ui/forms/SaveBar.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { shortDay } from '../ui/time-text.ts'
import { usePermission } from '../ui/use-permission.ts'
import { supplierLabels, toSupplierValues, type EditedSupplier, type EditedValues } from './edited-values.ts'
import { SupplierActions } from './SupplierActions.tsx'
import { SupplierFields } from './SupplierFields.tsx'
import { statusLabels, SupplierFinder } from './SupplierFinder.tsx'
import { seenNow } from '../ui/shared-words.ts'

export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('supplier')
  return id ? <SupplierEditor key={id} id={id} /> : <SupplierFinder />
}

const SupplierEditor = ({ id }: { id: string }) => {
  const read = useEditedSupplierQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const supplier = read.data?.adminSupplier
  return (
    <EditorFrame what="supplier" read={read}>
      {supplier ? <Editor supplier={supplier} /> : null}
    </EditorFrame>
  )
}

const check = validate(supplierRules)

const toInput = (field: string, value: unknown) =>
  field === 'openingHours'
    ? ((value as OpeningSpan[] | null)?.map((span) => ({ ...span, day: toWeekday(span.day) })) ?? null)
    : value === ''
      ? null
      : value
const shownPublicly = ['supplier', 'suppliers', 'featuredSuppliers', 'supplierMap', 'county', 'counties']

const Editor = ({ supplier }: { supplier: EditedSupplier }) => {
  const { id, name, status } = supplier
  const mayVerify = usePermission()('standing')
  const [saveSupplier] = useUpdateSupplierMutation()
  const editor = useEditor<EditedValues, EditedSupplier>({
    read: supplier,
    toValues: (stored) => toSupplierValues(stored ?? supplier),
    getVersion: ({ updatedAt }) => updatedAt,
    stored: { cacheId: `Supplier:${id}`, query: EditedSupplierDocument, variables: { id }, field: 'adminSupplier' },
    shownPublicly,
    list: '/admin/suppliers',
  })

  const save = (values: EditedValues, form: FormApi<EditedValues>) => {
    const checked = supplierRules.parse(values) as Record<string, unknown>
    const changed = Object.keys(form.getState().dirtyFields ?? {})
    const input = Object.fromEntries(changed.map((field) => [field, toInput(field, checked[field])]))
    return editor.save(form, {
      send: async () => {
        const { data } = await saveSupplier({ variables: { input: { ...input, id, updatedAt: editor.version() } } })
        return data!.updateSupplier!.supplier!
      },
      saved: { title: 'Supplier Saved', description: seenNow },
      refused: 'Supplier Not Saved',
    })
  }

  return (
    <EditorForm
      editor={editor}
      what="supplier"
      label={`Edit ${name}`}
      title={name}
      state={`No. ${id} · ${statusLabels[status]}`}
      publicPath={status === 'LISTED' && `/suppliers/${id}`}
      fieldLabels={supplierLabels}
      validate={check}
      onSave={save}
      renderActions={(form) => (
        <>
          <SupplierActions
            supplier={supplier}
            onChanged={(now) => editor.compare(form, now)}
            onDeleted={editor.leave}
          />
          {supplier.isVerified && !mayVerify && (
            <Text color="fg.muted" mb="4">
              This business is verified. If you change its name, phone, website or public email, it must be verified
              again.
            </Text>
          )}
        </>
      )}
    >
      {() => (
        <>
          <SupplierFields />
          <Provenance supplier={supplier} />
          <SaveBar />
        </>
      )}
    </EditorForm>
  )
}

const sourceNames: Record<string, string> = { admin: 'an administrator', owner: 'the business', import: 'a file' }

const Provenance = ({ supplier: { fieldSources } }: { supplier: EditedSupplier }) => {
  const lines = fieldSources.filter(({ field }) => field in supplierLabels)
  if (!lines.length) return null
  return (
    <details>
      <summary>Where these details come from</summary>
      <ul className="bullets">
        {lines.map(({ field, source, at }) => (
          <li key={field}>
            {supplierLabels[field]}: {sourceNames[source] ?? source}, {shortDay(at)}
          </li>
        ))}
      </ul>
    </details>
  )
}
