import { Button, Text } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import {
  PersonalDataDocument,
  usePersonalDataQuery,
  useExportPersonalDataMutation,
  useErasePersonalDataMutation,
  type PersonalDataQuery,
} from './PersonalDataTab.generated.ts'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { Link } from 'react-router'
import type { ReviewErasure, PersonalDataKind } from '../../schema.generated.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { toggleKey } from '../ui/toggle-key.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { saveFile } from '../ui/to-csv.ts'
import { evictPublicFields } from '../ui/forms/use-editor.ts'
import { AdminForm, FormButtons, InputField, SelectField } from '../ui/forms/form.tsx'
import { ActionButton, Toggle, attempt } from '../ui/actions.tsx'
import { State } from '../ui/State.tsx'
import { Facts, RowList } from '../ui/lists.tsx'

/** The search is neither in the address nor in the browser's cache. */
export const Component = () => {
  const [search, setSearch] = useState('')
  return (
    <>
      <p className="lead">
        Handle requests to see, copy or erase personal data. Check who is asking: reply only to the email address found
        here.
      </p>
      <SearchForm key={`form of ${search}`} search={search} onFind={setSearch} />
      {search && <SearchResult key={search} search={search} onFind={setSearch} />}
    </>
  )
}

interface SearchProps {
  search: string
  onFind: (search: string) => void
}

const SearchForm = ({ search, onFind }: SearchProps) => {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    onFind(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <form className="finder row measure" role="search" aria-label="Find a person" onSubmit={find} autoComplete="off">
      <OfficeField label="Email address, phone number or name">
        {(control) => (
          <input {...control} name="search" type="text" defaultValue={search} minLength={3} maxLength={200} required />
        )}
      </OfficeField>
      <Button type="submit">Find</Button>
    </form>
  )
}

const SearchResult = ({ search, onFind }: SearchProps) => {
  const query = usePersonalDataQuery({ variables: { search }, fetchPolicy: 'no-cache' })
  const found = query.data?.personalData
  if (!found) return <LoadingPanel query={query} height="320px" />
  if (!found.entries.length)
    return (
      <p className="empty" role="status">
        We hold nothing about “{search}”.
      </p>
    )
  return (
    <>
      {found.alsoKnownBy.length > 0 && (
        <div className="stack">
          <p>Also search for:</p>
          <div className="row tight">
            {found.alsoKnownBy.map((other) => (
              <button key={other} type="button" className="pill" onClick={() => onFind(other)}>
                {other}
              </button>
            ))}
          </div>
        </div>
      )}
      <PersonalDataResults search={search} found={found} />
    </>
  )
}

interface PersonalDataResultsProps {
  search: string
  found: NonNullable<PersonalDataQuery['personalData']>
}

/** Entries with the person's own email or number are preselected. */
const PersonalDataResults = ({ search, found: { entries, isMore } }: PersonalDataResultsProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(entries.filter(({ isOwn }) => isOwn).map(({ id }) => id)),
  )
  const picked = entries.filter(({ id }) => chosen.has(id))
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return (
    <>
      <Text role="status" mb="3">
        <span>
          {`${thousands(entries.length)}${isMore ? ' and more' : ''} ${entries.length === 1 ? 'entry' : 'entries'} found, ${thousands(picked.length)} selected.`}
        </span>
        {picked.length < entries.length && (
          <span>
            {' '}
            Entries that only contain the name or mention the person are not selected. They may be about someone else.
          </span>
        )}
      </Text>
      {kinds.map((kind) => (
        <Panel key={kind} title={kindWords[kind].label}>
          {kindWords[kind].path && (
            <Link className="text-link small-text" to={kindWords[kind].path}>
              Where it appears
            </Link>
          )}
          <RowList label={kindWords[kind].label} rows={entries.filter((entry) => entry.kind === kind)}>
            {(entry) => (
              <EntryRow entry={entry} isChosen={chosen.has(entry.id)} onToggle={() => setChosen(toggleKey(entry.id))} />
            )}
          </RowList>
        </Panel>
      ))}
      <div className="row">
        <ExportButton search={search} picked={picked} />
        <EraseForm search={search} picked={picked} />
      </div>
    </>
  )
}

const steps = { DELETE: 'Erasing deletes it', BLANK: 'Erasing anonymises it', KEEP: 'Erasing keeps it' } as const

const EntryRow = ({ entry, isChosen, onToggle }: { entry: Entry; isChosen: boolean; onToggle: () => void }) => {
  const { at, isOwn, facts, step, words } = entry
  return (
    <div className="stack">
      <OfficeCheckbox
        label={
          <>
            Stored <TimeAgo date={at} />
            {!isOwn && <span>, possibly someone else</span>}
          </>
        }
        checked={isChosen}
        onChange={onToggle}
      />
      <Facts facts={Object.fromEntries(facts as [string, string][])} />
      <p className="muted small-text">
        <State tone={step === 'KEEP' ? undefined : 'good'}>{steps[step]}</State>
        {words && <span>{` ${words}.`}</span>}
      </p>
    </div>
  )
}

interface PickedProps {
  search: string
  picked: readonly Entry[]
}

const ExportButton = ({ search, picked }: PickedProps) => {
  const [make] = useExportPersonalDataMutation({ fetchPolicy: 'no-cache' })
  return (
    <ActionButton
      disabled={!picked.length}
      refused="Export failed"
      action={async () => {
        const { data } = await make({ variables: { input: { search, entryIds: picked.map(({ id }) => id) } } })
        saveFile('personal-data.json', data?.exportPersonalData?.file ?? '', 'application/json')
      }}
    >
      Download a Copy (JSON)
    </ActionButton>
  )
}

interface Values {
  reviews: ReviewErasure
  confirmation: string
}

const formatEntryCount = (count: number) => plural(count, 'entry', 'entries')

const EraseForm = ({ search, picked }: PickedProps) => {
  const [erase, { client }] = useErasePersonalDataMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [PersonalDataDocument],
    awaitRefetchQueries: true,
  })
  const count = (step: Entry['step']) => picked.filter((entry) => entry.step === step).length
  const hasReviews = picked.some(({ kind }) => kind === 'REVIEW')
  const canErase = picked.some(({ step }) => step !== 'KEEP')
  const submit = ({ reviews, confirmation }: Values) =>
    attempt({ refused: 'Nothing was erased' }, async () => {
      const { data } = await erase({
        variables: { input: { search, entryIds: picked.map(({ id }) => id), reviews, confirmation } },
      })
      const { deletedCount = 0, blankedCount = 0 } = data?.erasePersonalData?.erasure ?? {}
      evictPublicFields(client.cache, ['supplier'])
      return {
        title: 'Erased',
        description: `Deleted: ${formatEntryCount(deletedCount)}. Anonymised: ${formatEntryCount(blankedCount)}.`,
      }
    })
  return (
    <Toggle label="Erase…" isGrave disabled={!canErase}>
      {() =>
        canErase && (
          <AdminForm<Values>
            label="Erase"
            className="stack measure"
            onSubmit={submit}
            initialValues={{ reviews: 'ANONYMISE', confirmation: '' }}
          >
            <p>
              {formatEntryCount(count('DELETE'))} will be deleted, {formatEntryCount(count('BLANK'))} anonymised, and{' '}
              {formatEntryCount(count('KEEP'))} {count('KEEP') === 1 ? 'stays' : 'stay'}. Older backups contain the data
              until they are deleted.
            </p>
            {hasReviews && (
              <SelectField
                name="reviews"
                label="Published reviews"
                choices={[
                  ['ANONYMISE', 'Keep as “A former visitor”'],
                  ['DELETE', 'Delete'],
                ]}
              />
            )}
            <InputField
              name="confirmation"
              label={`Type ${search} to confirm`}
              help="This can’t be undone."
              maxLength={200}
              aria-required
            />
            <FormButtons label="Erase Permanently" busy="Erasing…" isGrave />
          </AdminForm>
        )
      }
    </Toggle>
  )
}

type Entry = NonNullable<PersonalDataQuery['personalData']>['entries'][number]

const kindWords: Record<PersonalDataKind, { label: string; path?: string }> = {
  REVIEW: { label: 'Published reviews', path: '/admin/reviews' },
  UNPUBLISHED_REVIEW: { label: 'Unpublished reviews', path: '/admin/reviews' },
  MESSAGE: { label: 'Messages', path: '/admin/requests' },
  MAIL: { label: 'Emails from the site', path: '/admin/outbox' },
  REQUEST: { label: 'Requests for a listing', path: '/admin/requests' },
  REPORT: { label: 'Reports about listings', path: '/admin/requests' },
  REGISTRATION: { label: 'Unlisted registrations', path: '/admin/requests' },
  OWNER_CONTACT: { label: 'Contact emails of listed businesses', path: '/admin/suppliers' },
  IMPORTED_VALUE: { label: 'Data from imports and scrapes', path: '/admin/imports' },
  UPLOAD: { label: 'Files uploaded for import', path: '/admin/imports' },
  MERGED_VALUE: { label: 'Data from merges', path: '/admin/duplicates' },
  DECISION: { label: 'Reasons for decisions', path: '/admin/requests' },
  LISTING: { label: 'Public listings', path: '/admin/suppliers' },
  SUPPRESSION: { label: 'Businesses blocked from collection' },
  ACCOUNT: { label: 'Office accounts' },
  SESSION: { label: 'Sessions' },
  NETWORK: { label: 'Networks used by accounts' },
  SIGN_IN: { label: 'Failed sign-ins' },
  SIGN_IN_HISTORY: { label: 'Sign-ins to accounts', path: '/admin/people' },
  INVITATION: { label: 'Staff invitations', path: '/admin/people' },
  EMAIL_CHANGE: { label: 'Unconfirmed email addresses', path: '/admin/account' },
  AUDIT_ENTRY: { label: 'Audit log entries', path: '/admin/audit' },
  ARTICLE: { label: 'Articles', path: '/admin/posts' },
  API_KEY: { label: 'API keys', path: '/admin/keys' },
}
