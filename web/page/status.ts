import { data } from 'react-router'

/** A loader's answer for something that is not there: the page says so, with status 404. */
export const answer404 = () => data(null, { status: 404 })
