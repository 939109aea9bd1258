import { createLiveValue } from '../../database/live-value.ts'
import { readState } from './read-state.ts'

/** The scraper's state: the whole of it first, then the latest one whenever a run has changed. */
export const { watch: watchState } = createLiveValue({ channel: 'scraper', read: readState })
