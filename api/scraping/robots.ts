/** What the hosts' robots.txt files allow; each is read at most once in 24 hours. */
export interface RobotsCache {
  /** @throws Unreachable where the file could not be had: then nothing of the host may be asked. */
  rules(url: string, signal?: AbortSignal): Promise<{ isAllowed: boolean; crawlDelayMs?: number }>
}
