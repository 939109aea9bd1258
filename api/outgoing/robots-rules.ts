import robotsParser from 'robots-parser'

export interface RobotsRules {
  isAllowed: boolean
  crawlDelayMs?: number
}

/** Run it in a worker: its time grows with both outside inputs. */
export const readRobotsRules = (text: string, url: string, product: string): RobotsRules => {
  const robot = robotsParser(new URL('/robots.txt', url).href, text)
  const delay = robot.getCrawlDelay(product)
  return { isAllowed: robot.isAllowed(url, product) !== false, ...(delay ? { crawlDelayMs: delay * 1000 } : {}) }
}
