import { createSlowPlaces } from '../server/admission.ts'

/**
 * Draws a picture when it is its turn: each takes tens of milliseconds of processor time.
 * @throws OVERLOADED while too many others wait to be drawn.
 */
export const draw = createSlowPlaces()
