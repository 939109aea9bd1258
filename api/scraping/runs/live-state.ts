import { createLiveValue } from '../../database/live-value.ts'
import { readState } from './read-state.ts'

/** Complete at first, then again whenever a run has changed. */
export const { watch: watchState } = createLiveValue({ channel: 'scraper', read: readState })
