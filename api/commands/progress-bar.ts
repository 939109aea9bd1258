import { SingleBar } from 'cli-progress'

/** A bar of percents and the time left, on a terminal only. */
export const createProgressBar = (): SingleBar =>
  new SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} %, {eta_formatted} left',
    clearOnComplete: true,
  })
