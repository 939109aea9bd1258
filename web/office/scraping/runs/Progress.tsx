import { Heading, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useResumeScraperMutation, useStopScraperMutation } from './Progress.generated.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { useLocalStorage } from '../../../ui/hooks/use-local-storage.ts'
import { OfficeCheckbox } from '../../ui/forms/OfficeCheckbox.tsx'
import { endWishKey, isEndWish, mayNotify, playSound, type EndWish } from './end-signal.ts'
import type { ScraperState } from './use-scraper.ts'
import { useSources } from './use-sources.ts'
import { thousands } from '../../../../api/text/plural.rules.ts'
import { duration, scrapeStatusWords, outcomesText } from './words.ts'
import { timeText } from '../../ui/time-text.ts'
import { ActionButton } from '../../ui/actions.tsx'
import { Facts } from '../../ui/lists.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { usePauseScrapeSourceMutation, useResumeScrapeSourceMutation } from './SourceTable.generated.ts'

const announceMs = 15_000

export const Progress = ({ state }: { state: ScraperState }) => {
  const {
    isRunning,
    status,
    currentDirectory,
    processedDirectories,
    totalDirectories,
    processedSuppliers,
    sourceType,
    startedAt,
    finishedAt,
    ratePerMinute,
    secondsLeft,
  } = state
  const { getLabel } = useSources()
  const pages = state.sources.reduce((sum, one) => sum + one.pages, 0)
  const pagesDone = state.sources.reduce((sum, one) => sum + one.pagesDone, 0)
  const open = state.sources.filter((one) => one.pagesDone < one.pages)
  const isWaiting = open.length > 0 && open.every(({ pausedAt }) => pausedAt !== null)
  if (!status) return <p className="muted">No scrapes yet.</p>
  const timeLeft = secondsLeft !== null ? `about ${duration(secondsLeft)}` : isWaiting ? 'paused' : 'not known yet'
  const figures = {
    Searches: `${thousands(processedDirectories)} of ${thousands(totalDirectories)}`,
    Pages: `${thousands(pagesDone)} of ${thousands(pages)}`,
    'Businesses found': thousands(processedSuppliers),
    'Per minute': isRunning && thousands(ratePerMinute),
    Elapsed: <Elapsed from={startedAt!} until={isRunning ? null : (finishedAt ?? startedAt!)} />,
    'Time left': isRunning && timeLeft,
  }
  return (
    <section className="card flat" aria-labelledby="scrape-progress">
      <div className="row between">
        <Heading as="h2" id="scrape-progress" size="md" mb="3">
          {`${sourceType ? getLabel(sourceType) : 'Scrape'}${state.isTest ? ' (test)' : ''}: ${scrapeStatusWords[status]}`}
        </Heading>
        <StopOrResume state={state} />
      </div>
      <ProgressBar label="Progress of the scrape" done={pagesDone} of={pages} />
      <Text className="muted small-text" mt="2" minH="6">
        <span>
          {isRunning
            ? (currentDirectory ??
              (isWaiting ? 'All remaining sources are paused.' : 'Waiting for the sites’ crawl delays…'))
            : `Started ${timeText(startedAt!)}.`}
        </span>
        {isRunning && state.workers === 0 && <strong> No worker is running: start one with npm run worker.</strong>}
      </Text>
      <Facts facts={figures} className="figures" />
      <SourceTable sources={state.sources} isTest={state.isTest} canPause={status === 'RUNNING'} />
      <EndSwitches />
      <Announcement
        text={
          isRunning
            ? `${thousands(pagesDone)} of ${thousands(pages)} pages, ${thousands(processedSuppliers)} businesses found`
            : `Scrape ${scrapeStatusWords[status].toLowerCase()}`
        }
        isRunning={isRunning}
      />
    </section>
  )
}

/** Announces rarely, since the counts change several times a second. */
const Announcement = ({ text, isRunning }: { text: string; isRunning: boolean }) => {
  const [said, setSaid] = useState('')
  const announce = useEffectEvent(() => setSaid(text))
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => announce(), announceMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <span role="status" className="visually-hidden">
      {isRunning ? said : text}
    </span>
  )
}

const StopOrResume = ({ state: { status, runId } }: { state: ScraperState }) => {
  const [stopScraper] = useStopScraperMutation()
  const [resumeScraper] = useResumeScraperMutation()
  if (status === 'RUNNING' || status === 'STOPPING')
    return (
      <ActionButton
        {...(status === 'STOPPING' ? { loading: true } : {})}
        loadingText="Stopping…"
        refused="Failed to stop the scrape"
        action={async () => void (await stopScraper())}
      >
        Stop
      </ActionButton>
    )
  if (status !== 'STOPPED') return null
  return (
    <ActionButton
      refused="Failed to resume the scrape"
      action={async () => void (await resumeScraper({ variables: { runId } }))}
    >
      Resume
    </ActionButton>
  )
}

const tickMs = 1000

const Elapsed = ({ from, until }: { from: string; until: string | null }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [until])
  const end = until ? Date.parse(until) : now
  return duration(Math.max(0, Math.round((end - Date.parse(from)) / 1000)))
}

const nothing: EndWish = { sound: false, notice: false }

const EndSwitches = () => {
  const [stored, store] = useLocalStorage(endWishKey, isEndWish)
  const [isRefused, setRefused] = useState(false)
  const wish = stored ?? nothing
  const wishSound = (sound: boolean) => {
    if (sound) playSound()
    store({ ...wish, sound })
  }
  const wishNotice = async (isWished: boolean) => {
    const notice = isWished && (await mayNotify())
    setRefused(isWished && !notice)
    store({ ...wish, notice })
  }
  return (
    <fieldset className="row">
      <legend className="muted small-text">When a scrape ends</legend>
      <OfficeCheckbox label="Play a sound" checked={wish.sound} onChange={(event) => wishSound(event.target.checked)} />
      <OfficeCheckbox
        label="Show a notification"
        checked={wish.notice}
        onChange={(event) => void wishNotice(event.target.checked)}
      />
      {isRefused && (
        <p role="alert" className="muted small-text">
          Your browser blocks notifications from this site. Allow them in its settings for this site.
        </p>
      )}
    </fieldset>
  )
}

interface SourceTableProps extends Pick<ScraperState, 'sources' | 'isTest'> {
  canPause: boolean
}

const SourceTable = ({ sources, isTest, canPause }: SourceTableProps) => (
  <PlainTable
    label="Progress of each source"
    className="scrape-sources"
    headings={[
      'Source',
      'Progress',
      'Pages',
      'Found',
      isTest ? 'Would add' : 'Added',
      isTest ? 'Would update' : 'Updated',
      'Results by page',
      ...(canPause ? ['Pause'] : []),
    ]}
  >
    {sources.map((one) => (
      <tr key={one.id}>
        <th scope="row">{one.label}</th>
        <td>
          <ProgressBar label={`Progress of ${one.label}`} done={one.pagesDone} of={one.pages} />
        </td>
        <td>
          {thousands(one.pagesDone)} of {thousands(one.pages)}
        </td>
        <td>{thousands(one.listings)}</td>
        <td>{thousands(one.added)}</td>
        <td>{thousands(one.enriched)}</td>
        <td>
          {one.hasFailed && <strong>Returned nothing: </strong>}
          <span>{outcomesText(one)}</span>
          {one.skipReason && <p className="muted small-text">{one.skipReason}</p>}
          {one.pausedAt && (
            <p className="muted small-text">Paused since {timeText(one.pausedAt)}. Its pages are waiting.</p>
          )}
        </td>
        {canPause && (
          <td>
            <PauseSource source={one} />
          </td>
        )}
      </tr>
    ))}
  </PlainTable>
)

const PauseSource = ({ source }: { source: ScraperState['sources'][number] }) => {
  const [pause] = usePauseScrapeSourceMutation()
  const [resume] = useResumeScrapeSourceMutation()
  const { label, pausedAt } = source
  if (source.pagesDone >= source.pages) return null
  const word = pausedAt ? 'Resume' : 'Pause'
  return (
    <ActionButton
      size="sm"
      aria-label={`${word} ${label}`}
      refused={`${label} was not ${word.toLowerCase()}d`}
      action={async () =>
        void (await (pausedAt ? resume : pause)({ variables: { input: { sourceName: source.source } } }))
      }
    >
      {word}
    </ActionButton>
  )
}
