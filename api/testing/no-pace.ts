import type { Pace } from '../outgoing/pace.ts'

export const noPace: Pace = { turn: async () => ({ end: async () => {} }) }
