import { createSlowSlots } from '../server/admission.ts'

/** A picture takes tens of milliseconds of CPU. @throws OVERLOADED if the queue is full. */
export const draw = createSlowSlots()
