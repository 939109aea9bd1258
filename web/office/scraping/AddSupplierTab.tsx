import { Box, Link } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { addSupplierRules } from '../../../api/scraping/scraping.rules.ts'
import {
  useCreateSupplierFromUrlMutation,
  usePreviewSupplierFromUrlMutation,
  type PreviewSupplierFromUrlMutation,
} from './AddSupplierTab.generated.ts'
import type { ListingVerdict, ValueOrigin } from '../../schema.generated.ts'
import { validate } from '../../ui/forms/validate.ts'
import { attempt, ActionButton } from '../ui/actions.tsx'
import { AdminForm, FormButtons, InputField } from '../ui/forms/form.tsx'
import { PlainTable } from '../ui/PlainTable.tsx'
import { Panel } from '../ui/Panel.tsx'

interface Values {
  url?: string
  name?: string
  city?: string
}

interface PreviewedSupplier {
  values: Values
  preview: Preview
}

export const Component = () => {
  const [readSite] = usePreviewSupplierFromUrlMutation()
  const [addSupplier] = useCreateSupplierFromUrlMutation()
  const [previewed, setPreviewed] = useState<PreviewedSupplier>()
  const [saved, setSaved] = useState<{ id: string; name: string }>()
  const refused = 'Failed to add supplier'
  const look = (values: Values) => {
    setPreviewed(undefined)
    setSaved(undefined)
    return attempt({ refused }, async () => {
      const { data } = await readSite({ variables: { input: { ...values, url: values.url ?? '' } } })
      const preview = data?.previewSupplierFromUrl?.preview
      if (preview) setPreviewed({ values, preview })
    })
  }
  const save = async ({ values }: PreviewedSupplier) => {
    const { data } = await addSupplier({ variables: { input: { ...values, url: values.url ?? '' } } })
    const supplier = data?.createSupplierFromUrl?.supplier
    setPreviewed(undefined)
    setSaved(supplier ?? undefined)
    return { title: 'Supplier saved', ...(supplier && { description: supplier.name }) }
  }
  return (
    <Box display="grid" gap="6" minW="0">
      <section className="card flat">
        <AdminForm<Values> label="Add a supplier" columns={2} onSubmit={look} validate={validate(addSupplierRules)}>
          <div className="wide">
            <InputField
              name="url"
              label="Website URL"
              help="We read its home page, and its contact and about pages if there are any."
              type="url"
              inputMode="url"
              maxLength={500}
              aria-required
            />
          </div>
          <InputField
            name="name"
            label="Name (optional)"
            help="Only if the website shows a different name, or none."
            maxLength={200}
          />
          <InputField name="city" label="City (optional)" maxLength={100} />
          <FormButtons label="Preview" busy="Reading the website…" />
        </AdminForm>
        {saved && (
          <Box role="status" mt="4">
            Saved:{' '}
            <Link className="text-link" href={`/suppliers/${saved.id}`}>
              <bdi>{saved.name}</bdi>
            </Link>
          </Box>
        )}
      </section>
      {previewed && (
        <SupplierPreview preview={previewed.preview}>
          <ActionButton variant="solid" mt="4" loadingText="Saving…" refused={refused} action={() => save(previewed)}>
            Save Supplier
          </ActionButton>
        </SupplierPreview>
      )}
    </Box>
  )
}

type Preview = NonNullable<NonNullable<PreviewSupplierFromUrlMutation['previewSupplierFromUrl']>['preview']>

const verdicts: Record<ListingVerdict, string> = {
  ADDED: 'New. It would be added.',
  ENRICHED: 'Already listed. These fields would be filled in.',
  UNCHANGED: 'Already listed. The website has nothing new.',
  REFUSED: 'It would not be saved.',
}
const origins: Record<ValueOrigin, string> = {
  API: 'API',
  JSON_LD: 'structured data',
  MICRODATA: 'microdata',
  ATTRIBUTE: 'attribute',
  SELECTOR: 'page element',
  LINK: 'link',
  META: 'page head',
  PATTERN: 'text pattern',
  PLACE: 'from its location',
  YOU: 'typed by you',
}

const SupplierPreview = ({ preview, children }: { preview: Preview; children: ReactNode }) => {
  const { name, verdict, reason, fields, problems } = preview
  const canSave = verdict === 'ADDED' || verdict === 'ENRICHED'
  return (
    <Panel title={name}>
      <p role="status">{`${verdicts[verdict]}${reason ? ` ${reason}.` : ''}`}</p>
      <PlainTable label="Details found" className="stacked" headings={['Field', 'Found', 'Where', 'Result']}>
        {fields.map((one) => (
          <tr key={one.field}>
            <th scope="row">{one.field}</th>
            <td>
              {one.value}
              {one.current && <div className="muted small-text">now: {one.current}</div>}
            </td>
            <td>{origins[one.origin]}</td>
            <td>{one.isWritten ? 'to be saved' : 'unchanged'}</td>
          </tr>
        ))}
      </PlainTable>
      {problems.map((problem) => (
        <p key={problem} className="muted small-text">
          {problem}
        </p>
      ))}
      {canSave && children}
    </Panel>
  )
}
