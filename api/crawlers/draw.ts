import { createSlowPlaces } from '../server/admission.ts'

/**
 * Queues the drawing of a picture, which takes tens of milliseconds of CPU.
 * @throws OVERLOADED if the queue is full.
 */
export const draw = createSlowPlaces()
