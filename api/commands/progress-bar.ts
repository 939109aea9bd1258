import { SingleBar } from 'cli-progress'

export const createProgressBar = (): SingleBar =>
  new SingleBar({ stream: process.stderr, format: '{bar} {percentage} %, {eta_formatted} left', clearOnComplete: true })
