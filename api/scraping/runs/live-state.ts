import { createLiveValue } from '../../database/live-value.ts'
import { readState } from './read-state.ts'

/** The scraper's state, complete at first, then again whenever a run has changed. */
export const { watch: watchState } = createLiveValue({ channel: 'scraper', read: readState })
