import { Button, Text } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { usePersonalDataQuery } from './PersonalDataTab.generated.ts'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'
import { PersonalDataResults } from './PersonalDataResults.tsx'

/** The search is neither in the address nor in the browser's cache. */
export const Component = () => {
  const [search, setSearch] = useState('')
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Handle requests to see, copy or erase personal data. Check who is asking: reply only to the email address found
        here.
      </Text>
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
    <form className="finder measure" role="search" aria-label="Find a person" onSubmit={find} autoComplete="off">
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
      <Text py="6" role="status">
        We hold nothing about “{search}”.
      </Text>
    )
  return (
    <>
      {found.alsoKnownBy.length > 0 && (
        <div className="stack">
          <Text>Also search for:</Text>
          <div className="chips">
            {found.alsoKnownBy.map((other) => (
              <button key={other} type="button" onClick={() => onFind(other)}>
                {other}
              </button>
            ))}
          </div>
        </div>
      )}
      <PersonalDataResults
        search={search}
        entries={found.entries}
        isMore={found.isMore}
        onErased={async () => {
          await query.refetch()
        }}
      />
    </>
  )
}
