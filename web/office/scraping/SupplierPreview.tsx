import { Button, Heading, Text } from '@chakra-ui/react'
import type { ListingVerdict, PreviewSupplierFromUrlMutation, ValueOrigin } from '../../graphql.generated.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'

export type Preview = NonNullable<NonNullable<PreviewSupplierFromUrlMutation['previewSupplierFromUrl']>['preview']>

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

/** The fields read from a website and where each was found; nothing is saved yet. */
export const SupplierPreview = ({ preview, isSaving, onSave }: SupplierPreviewProps) => {
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
        <Button minH="11" mt="4" loading={isSaving} loadingText="Saving…" onClick={onSave}>
          Save Supplier
        </Button>
      )}
    </section>
  )
}
