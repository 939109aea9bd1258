import robotsParser from 'robots-parser'

export interface RobotsRules {
  isAllowed: boolean
  crawlDelayMs?: number
}

/**
 * What a robots.txt says of an address to the crawler of this name. Read it apart: its time grows with the text times the
 * address, both of which come from outside.
 */
export const readRobotsRules = (text: string, url: string, product: string): RobotsRules => {
  const robot = robotsParser(new URL('/robots.txt', url).href, text)
  const delay = robot.getCrawlDelay(product)
  return { isAllowed: robot.isAllowed(url, product) !== false, ...(delay ? { crawlDelayMs: delay * 1000 } : {}) }
}
