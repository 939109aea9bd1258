import { data } from 'react-router'

/** A loader's result for something that does not exist: the page says so, with status 404. */
export const answer404 = () => data(null, { status: 404 })
