import { Button } from '@chakra-ui/react'
import { usePauseScrapeSourceMutation, useResumeScrapeSourceMutation } from '../../../graphql.generated.ts'
import { getErrorMessage } from '../../../ui/forms/server-errors.ts'
import { toast } from '../../../ui/kit/toaster.tsx'
import type { ScraperState } from './use-scraper.ts'

/** Renders nothing for a finished source. */
export const PauseSource = ({ source }: { source: ScraperState['sources'][number] }) => {
  const [pause, pausing] = usePauseScrapeSourceMutation()
  const [resume, resuming] = useResumeScrapeSourceMutation()
  const { label, pausedAt } = source
  if (source.pagesDone >= source.pages) return null
  const change = async () => {
    try {
      await (pausedAt ? resume : pause)({ variables: { input: { sourceName: source.source } } })
    } catch (error) {
      toast({
        title: `${label} was not ${pausedAt ? 'resumed' : 'paused'}`,
        description: getErrorMessage(error),
        type: 'error',
      })
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      loading={pausing.loading || resuming.loading}
      aria-label={`${pausedAt ? 'Resume' : 'Pause'} ${label}`}
      onClick={() => void change()}
    >
      {pausedAt ? 'Resume' : 'Pause'}
    </Button>
  )
}
