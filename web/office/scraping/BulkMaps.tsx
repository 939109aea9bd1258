import { Button } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { bulkLists } from '../../../api/scraping/runs/bulk-places.rules.ts'
import { bulkRules } from '../../../api/scraping/scraping.rules.ts'
import { useBulkScrapeMapsMutation } from '../../graphql.generated.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { scheduleRefresh } from './runs/schedule-refresh.ts'

const check = validate(bulkRules)

/** Searches many places at once, chosen from three lists. */
export const BulkMaps = ({ isRunning }: { isRunning: boolean }) => {
  const client = useApolloClient()
  const [bulkScrapeMaps, { loading }] = useBulkScrapeMapsMutation()
  const [list, setList] = useState<(typeof bulkLists)[number]>(bulkLists[0])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState<string>()
  const choose = (places: readonly string[], isChosen: boolean) => {
    setMessage(undefined)
    setChosen((before) => {
      const after = new Set(before)
      for (const place of places)
        if (isChosen) after.add(place)
        else after.delete(place)
      return after
    })
  }
  const start = async () => {
    const locations = [...chosen]
    const wrong = check({ locations })['locations']
    setMessage(wrong)
    if (wrong) return
    try {
      await bulkScrapeMaps({ variables: { input: { locations } } })
    } catch (error) {
      toast({
        title: 'Error',
        description: getErrorMessage(error, 'Failed to start bulk scraping operation'),
        type: 'error',
      })
      return
    }
    toast({
      title: 'Bulk scraping started',
      description: `Searching Google Maps around ${locations.length} ${locations.length === 1 ? 'place' : 'places'}.`,
      type: 'success',
    })
    scheduleRefresh(client)
  }
  return (
    <div className="admin-form">
      <div className="admin-choices" role="group" aria-label="List">
        {bulkLists.map((one) => (
          <button key={one.value} type="button" aria-pressed={one === list} onClick={() => setList(one)}>
            {one.label} ({one.places.length})
          </button>
        ))}
      </div>
      <div className="admin-actions">
        <Button variant="outline" minH="11" onClick={() => choose(list.places, true)}>
          Select All
        </Button>
        <Button variant="outline" minH="11" onClick={() => choose(list.places, false)}>
          Select None
        </Button>
      </div>
      <div className="scrape-places" role="group" aria-label={list.label}>
        {list.places.map((place) => (
          <OfficeCheckbox
            key={place}
            label={place}
            checked={chosen.has(place)}
            onChange={(event) => choose([place], event.target.checked)}
          />
        ))}
      </div>
      {message && (
        <p role="alert" className="text-field-error">
          {message}
        </p>
      )}
      <div className="admin-actions">
        <Button minH="11" disabled={isRunning} loading={loading} loadingText="Starting…" onClick={() => void start()}>
          Start Bulk Scraping
        </Button>
        <span className="admin-small" role="status">
          {chosen.size} {chosen.size === 1 ? 'location' : 'locations'} selected
        </span>
      </div>
    </div>
  )
}
