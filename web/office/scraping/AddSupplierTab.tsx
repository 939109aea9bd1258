import { Box, Button, Link, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { addSupplierRules } from '../../../api/scraping/scraping.rules.ts'
import {
  useCreateSupplierFromUrlMutation,
  usePreviewSupplierFromUrlMutation,
  type PreviewSupplierFromUrlMutation,
} from './AddSupplierTab.generated.ts'
import type { ListingVerdict, ValueOrigin } from '../../schema.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { toastFailure } from '../ui/toast-failure.ts'
import '../ui/admin.css'
import './scraping.css'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'

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
  const [addSupplier, adding] = useCreateSupplierFromUrlMutation()
  const [previewed, setPreviewed] = useState<PreviewedSupplier>()
  const [saved, setSaved] = useState<{ id: string; name: string }>()
  const fail = toastFailure('Failed to add supplier')
  const look = async (values: Values) => {
    setPreviewed(undefined)
    setSaved(undefined)
    try {
      const { data } = await readSite({ variables: { input: { ...values, url: values.url ?? '' } } })
      const preview = data?.previewSupplierFromUrl?.preview
      if (preview) setPreviewed({ values, preview })
    } catch (error) {
      return fail(error)
    }
    return undefined
  }
  const save = async ({ values }: PreviewedSupplier) => {
    try {
      const { data } = await addSupplier({
        variables: { input: { ...values, url: values.url ?? '' } },
      })
      const supplier = data?.createSupplierFromUrl?.supplier ?? undefined
      setPreviewed(undefined)
      setSaved(supplier)
      toast({ title: 'Supplier saved', description: supplier?.name, type: 'success' })
    } catch (error) {
      fail(error)
    }
  }
  return (
    <Box display="grid" gap="6" minW="0">
      <section className="admin-panel">
        <AdminForm<Values> label="Add a supplier" columns={2} onSubmit={look} validate={validate(addSupplierRules)}>
          <div className="admin-wide">
            <FormField
              name="url"
              label="Website URL"
              help="We read its home page, and its contact and about pages if there are any."
            >
              {(control) => <input {...control} type="url" inputMode="url" maxLength={500} aria-required />}
            </FormField>
          </div>
          <FormField name="name" label="Name (optional)" help="Only if the website shows a different name, or none.">
            {(control) => <input {...control} maxLength={200} />}
          </FormField>
          <FormField name="city" label="City (optional)">
            {(control) => <input {...control} maxLength={100} />}
          </FormField>
          <FormButtons label="Preview" busy="Reading the site…" />
        </AdminForm>
        {saved && (
          <Box role="status" mt="4">
            Saved:{' '}
            <Link className="admin-link" href={`/suppliers/${saved.id}`}>
              <bdi>{saved.name}</bdi>
            </Link>
          </Box>
        )}
      </section>
      {previewed && (
        <SupplierPreview preview={previewed.preview} isSaving={adding.loading} onSave={() => void save(previewed)} />
      )}
    </Box>
  )
}

type Preview = NonNullable<NonNullable<PreviewSupplierFromUrlMutation['previewSupplierFromUrl']>['preview']>

interface SupplierPreviewProps {
  preview: Preview
  isSaving: boolean
  onSave: () => void
}

const verdicts: Record<ListingVerdict, string> = {
  ADDED: 'New. It would be added.',
  ENRICHED: 'Already listed. These fields would be filled in.',
  UNCHANGED: 'Already listed. The website has nothing new.',
  REFUSED: 'It would not be saved.',
}
const origins: Record<ValueOrigin, string> = {
  API: 'interface',
  JSON_LD: 'structured data',
  MICRODATA: 'marked up',
  ATTRIBUTE: 'attribute',
  SELECTOR: 'page element',
  LINK: 'link',
  META: 'page head',
  PATTERN: 'text pattern',
  PLACE: 'from its location',
  YOU: 'typed by you',
}

const SupplierPreview = ({ preview, isSaving, onSave }: SupplierPreviewProps) => {
  const { name, verdict, reason, fields, problems } = preview
  const canSave = verdict === 'ADDED' || verdict === 'ENRICHED'
  return (
    <section className="admin-panel" aria-labelledby="supplier-preview">
      <Heading as="h2" id="supplier-preview" size="md" mb="1">
        {name}
      </Heading>
      <Text role="status" mb="3">
        {`${verdicts[verdict]}${reason ? ` ${reason}.` : ''}`}
      </Text>
      <ScrollRegion className="scrape-table scrape-fields" label="What was found">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Found</th>
              <th scope="col">Where</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((one) => (
              <tr key={one.field}>
                <th scope="row">{one.field}</th>
                <td>
                  {one.value}
                  {one.current && <div className="admin-small">now: {one.current}</div>}
                </td>
                <td>{origins[one.origin]}</td>
                <td>{one.isWritten ? 'saved' : 'unchanged'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {problems.map((problem) => (
        <p key={problem} className="admin-small">
          {problem}
        </p>
      ))}
      {canSave && (
        <Button mt="4" loading={isSaving} loadingText="Saving…" onClick={onSave}>
          Save Supplier
        </Button>
      )}
    </section>
  )
}
