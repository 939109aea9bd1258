import { Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import { useAllGuidesQuery } from './GuidesTab.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'

export const GuideList = () => {
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useAllGuidesQuery({ fetchPolicy: 'cache-and-network' })
  if (error && !data)
    return <Failed message={`Failed to load the guides. ${getErrorMessage(error)}`} onRetry={() => void refetch()} />
  const wanted = typed.trim().toLowerCase()
  const guides = data?.adminGuides?.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      <Text color="fg.muted" mb="4">
        Guides update with each release until you edit them.
      </Text>
      <OfficeField label="County" className="found-search">
        {(control) => (
          <input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </OfficeField>
      {guides ? (
        <ul className="found-list" aria-label="Guides">
          {guides.map(({ urlName, name, isEdited, savedAt, savedBy }) => (
            <li key={urlName}>
              <Link to={`/admin/guides?guide=${urlName}`} preventScrollReset>
                {name}
              </Link>
              {isEdited && <span className="admin-state">Edited</span>}
              {savedAt && (
                <Text as="span" color="fg.muted">
                  {inLondon(savedAt)} · {savedBy}
                </Text>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="320px" borderRadius="l3" />
      )}
      {guides?.length === 0 && <Text>No county has that name.</Text>}
    </>
  )
}
