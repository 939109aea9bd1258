import { Button, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useExportPersonalDataMutation } from '../../graphql.generated.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { saveFile } from '../ui/to-csv.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import type { Entry } from './entry.ts'
import { EraseForm } from './EraseForm.tsx'
import { kindWords } from './kind-words.ts'

interface PersonalDataResultsProps {
  search: string
  entries: readonly Entry[]
  isMore: boolean
  onErased: () => Promise<void>
}

/** The results by kind, with what erasing does; entries with the person's own email or number are preselected. */
export const PersonalDataResults = ({ search, entries, isMore, onErased }: PersonalDataResultsProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(entries.filter(({ isOwn }) => isOwn).map(({ id }) => id)),
  )
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
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
        <section key={kind} className="personal-kind" aria-labelledby={`kind-${kind}`}>
          <Heading as="h2" id={`kind-${kind}`} size="md">
            {kindWords[kind].label}
          </Heading>
          {kindWords[kind].path && (
            <Link className="admin-link admin-small" to={kindWords[kind].path}>
              Where it appears
            </Link>
          )}
          <ul className="admin-list">
            {entries
              .filter((entry) => entry.kind === kind)
              .map((entry) => (
                <li key={entry.id}>
                  <EntryRow entry={entry} isChosen={chosen.has(entry.id)} onToggle={() => toggle(entry.id)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div className="personal-actions">
        <ExportButton search={search} picked={picked} />
        <EraseForm search={search} picked={picked} onErased={onErased} />
      </div>
    </>
  )
}

const steps = { DELETE: 'Erasing deletes it', BLANK: 'Erasing anonymises it', KEEP: 'Stays' } as const

const EntryRow = ({ entry, isChosen, onToggle }: { entry: Entry; isChosen: boolean; onToggle: () => void }) => {
  const { at, isOwn, facts, step, words } = entry
  return (
    <div className="personal-entry">
      <OfficeCheckbox
        label={
          <>
            Held since <TimeAgo date={at} />
            {!isOwn && <span>, possibly someone else</span>}
          </>
        }
        checked={isChosen}
        onChange={onToggle}
      />
      <dl className="admin-facts">
        {(facts as [string, string][]).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="admin-small">
        <span className="admin-state" data-state={step === 'KEEP' ? undefined : 'good'}>
          {steps[step]}
        </span>
        {words && <span>{` ${words}.`}</span>}
      </p>
    </div>
  )
}

const ExportButton = ({ search, picked }: { search: string; picked: readonly Entry[] }) => {
  const [make, { loading }] = useExportPersonalDataMutation({ fetchPolicy: 'no-cache' })
  const save = async () => {
    try {
      const { data } = await make({ variables: { input: { search, entryIds: picked.map(({ id }) => id) } } })
      saveFile('personal-data.json', data?.exportPersonalData?.file ?? '', 'application/json')
    } catch (error) {
      toast({ title: 'Export Failed', description: getErrorMessage(error), type: 'error' })
    }
  }
  return (
    <Button variant="outline" minH="11" disabled={!picked.length} loading={loading} onClick={() => void save()}>
      Download a Copy (JSON)
    </Button>
  )
}
