import { data } from 'react-router'

/** A loader's result for a missing page: status 404. */
export const answer404 = () => data(null, { status: 404 })
