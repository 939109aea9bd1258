import { data } from 'react-router'

export const answer404 = () => data(null, { status: 404 })
