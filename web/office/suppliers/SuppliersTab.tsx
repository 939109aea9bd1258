import { Box } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { useSearchParams } from 'react-router'
import { editableFields, getFieldForm, type EditableField } from '../../../api/suppliers/rules/supplier-fields.rules.ts'
import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { toLondon } from '../../../api/text/london-time.rules.ts'
import {
  supplierRules,
  deletionRules,
  featuringRules,
  verificationRules,
} from '../../../api/suppliers/rules/supplier.rules.ts'
import {
  EditedSupplierDocument,
  useEditedSupplierQuery,
  useUpdateSupplierMutation,
  useCreateVerificationMutation,
  useDeleteSupplierMutation,
  useDeleteVerificationMutation,
  useFeatureSupplierMutation,
  useHideSupplierMutation,
  useSetSupplierPremiumMutation,
  type EditedSupplierQuery,
} from './SuppliersTab.generated.ts'
import { toSpans, toWeekday } from '../../site/suppliers/weekday.ts'
import { validate } from '../../ui/forms/validate.ts'
import { EditorForm, EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { SaveBar, AdminForm, FormButtons, CheckboxField, InputField } from '../ui/forms/form.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { shortDay } from '../ui/time-text.ts'
import { usePermission } from '../ui/use-permission.ts'
import { SupplierFields } from './SupplierFields.tsx'
import { statusLabels, SupplierFinder } from './SupplierFinder.tsx'
import { seenOnNextPage } from '../ui/shared-words.ts'
import { dayText } from '../../ui/day-text.ts'
import { ActionButton, attempt } from '../ui/actions.tsx'
import { ListRow } from '../ui/lists.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('supplier')
  return id ? <SupplierEditor key={id} id={id} /> : <SupplierFinder />
}

type EditedSupplier = NonNullable<EditedSupplierQuery['adminSupplier']>

const supplierLabels: Record<string, string> = Object.fromEntries(
  editableFields.map((field) => [field, getFieldForm(field).label]),
)

/** Empty values are undefined, as in react-final-form. */
type EditedValues = { [field in EditableField]?: unknown }

const toSupplierValues = (supplier: EditedSupplier): EditedValues =>
  Object.fromEntries(
    editableFields.map((field) => {
      const value = supplier[field]
      if (field === 'openingHours') return [field, toSpans(supplier.openingHours) ?? undefined]
      if (field === 'gallery') return [field, supplier.gallery?.map(({ url, alt }) => ({ url, alt })) ?? []]
      if (typeof value === 'number' && getFieldForm(field).takes === 'pounds') return [field, (value / 100).toFixed(2)]
      return [field, typeof value === 'number' ? String(value) : (value ?? undefined)]
    }),
  )

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
    what: 'supplier',
    read: supplier,
    toValues: toSupplierValues,
    query: EditedSupplierDocument,
    variables: { id },
    publicId: `Supplier:${id}`,
    shownPublicly,
  })

  const save = (values: EditedValues, form: FormApi<EditedValues>) => {
    const checked = supplierRules.parse(values) as Record<string, unknown>
    const changed = Object.keys(form.getState().dirtyFields ?? {})
    const input = Object.fromEntries(changed.map((field) => [field, toInput(field, checked[field])]))
    return editor.save(form, {
      send: async () => {
        const { data } = await saveSupplier({
          variables: { input: { ...input, id, updatedAt: editor.stored().updatedAt } },
        })
        return data!.updateSupplier!.supplier!
      },
      saved: { title: 'Supplier saved', description: seenOnNextPage },
      refused: 'Supplier not saved',
    })
  }

  return (
    <EditorForm
      editor={editor}
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
            <p className="lead">
              This business is verified. If you change its name, phone, website or public email, it must be verified
              again.
            </p>
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

interface SupplierActionsProps {
  supplier: EditedSupplier
  onChanged: (now: EditedSupplier) => void
  onDeleted: () => void
}

type Change = () => Promise<{ data?: Record<string, { supplier: EditedSupplier | null } | null> | undefined }>

const checkVerification = validate(verificationRules)
const checkDeletion = validate(deletionRules)
const checkFeaturing = validate(featuringRules)

const SupplierActions = ({ supplier, onChanged, onDeleted }: SupplierActionsProps) => {
  const { id, name, status, isPremium, featuredUntil, isVerified, verifiedAt, verifiedBy, verifiedSource } = supplier
  const may = usePermission()
  const [setPremium] = useSetSupplierPremiumMutation()
  const [feature] = useFeatureSupplierMutation()
  const [setHidden] = useHideSupplierMutation()
  const [verify] = useCreateVerificationMutation()
  const [withdraw] = useDeleteVerificationMutation()
  const [remove] = useDeleteSupplierMutation()

  const run = async (title: string, change: Change) => {
    const [payload] = Object.values((await change()).data!)
    onChanged(payload!.supplier!)
    return { title }
  }
  const renderAction = (label: string, title: string, change: Change) => (
    <ActionButton refused="Not done" action={() => run(title, change)}>
      {label}
    </ActionButton>
  )
  const submit = (title: string, close: () => void, change: Change) =>
    attempt({ refused: 'Not done' }, async () => {
      const message = await run(title, change)
      close()
      return message
    })
  const isHidden = status === 'HIDDEN' || status === 'REJECTED'
  return (
    <Box className="card flat" mb="6">
      <ListRow
        name={name}
        grave="Delete…"
        actions={
          <>
            {may('standing') &&
              isVerified &&
              renderAction('Withdraw Verification', 'Verification withdrawn', () =>
                withdraw({ variables: { supplierId: id } }),
              )}
            {may('ADMIN') &&
              isPremium &&
              renderAction('Remove from Featured', 'No longer featured', () =>
                setPremium({ variables: { id, isFeatured: false } }),
              )}
            {may('standing') &&
              (status === 'LISTED' || isHidden) &&
              renderAction(
                isHidden ? 'Show to Visitors' : 'Hide from Visitors',
                isHidden ? 'Supplier shown' : 'Supplier hidden',
                () => setHidden({ variables: { id, isHidden: !isHidden } }),
              )}
          </>
        }
        parts={{
          ...(may('standing') &&
            !isVerified && {
              'Verify…': (close) => (
                <AdminForm<{ source: string; on: string }>
                  label="Verify"
                  initialValues={{ on: toLondon(new Date()).slice(0, 10) }}
                  validate={checkVerification}
                  onSubmit={(input) =>
                    submit('Supplier verified', close, () =>
                      verify({ variables: { input: { ...input, supplierId: id } } }),
                    )
                  }
                >
                  <InputField
                    name="source"
                    label="How did you check it?"
                    help="For example: Companies House 01234567, a call to their number, their trade association."
                    maxLength={500}
                    aria-required
                  />
                  <InputField name="on" label="When did you check it?" type="date" aria-required />
                  <FormButtons label="Save Verification" />
                </AdminForm>
              ),
            }),
          ...(may('ADMIN') && {
            [isPremium ? 'Featured Until…' : 'Make Featured…']: (close) => (
              <AdminForm<{ featuredUntil: string }>
                label="Feature"
                initialValues={{ featuredUntil: featuredUntil ?? '' }}
                validate={checkFeaturing}
                onSubmit={(values) =>
                  submit('Featured', close, () =>
                    feature({ variables: { id, featuredUntil: values.featuredUntil || null } }),
                  )
                }
              >
                <InputField
                  name="featuredUntil"
                  label="Last day"
                  help="The supplier is no longer featured after this day. Leave blank to keep it featured."
                  type="date"
                />
                <FormButtons label={isPremium ? 'Save Last Day' : 'Make Featured'} />
              </AdminForm>
            ),
            'Delete…': () => (
              <AdminForm<{ reason: string; isOnRequest?: boolean }>
                label="Delete"
                validate={checkDeletion}
                onSubmit={(values) =>
                  attempt({ refused: 'Not done' }, async () => {
                    await remove({ variables: { id, ...values } })
                    onDeleted()
                    return { title: 'Supplier deleted' }
                  })
                }
              >
                <p>
                  Deletes {name} and its reviews permanently. No import or scrape will bring it back. To remove it for a
                  while, hide it.
                </p>
                <InputField
                  name="reason"
                  label="Reason"
                  help="Staff see this if the business registers or is added again."
                  maxLength={500}
                  aria-required
                />
                <CheckboxField
                  name="isOnRequest"
                  label="The business asked for it"
                  help="This also deletes its requests and scraped data, and its page tells search engines it is gone. We keep only a fingerprint so it isn’t collected again. Don’t include personal names in the reason."
                />
                <FormButtons label="Delete Permanently" busy="Deleting…" isGrave />
              </AdminForm>
            ),
          }),
        }}
      >
        <p>
          {isVerified
            ? verifiedAt
              ? `Verified on ${dayText(verifiedAt)} by ${verifiedBy ?? 'someone'}${verifiedSource ? `: ${verifiedSource}` : ''}`
              : 'Verified, but we don’t know when or how.'
            : 'Not verified.'}
        </p>
        {isPremium && (
          <p>{featuredUntil ? `Featured until ${dayText(featuredUntil)}.` : 'Featured with no end date.'}</p>
        )}
      </ListRow>
    </Box>
  )
}
