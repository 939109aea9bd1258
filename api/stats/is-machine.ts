/** Names that crawlers, monitors, previews and programs give themselves. */
const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|pingdom|scan|fetch|http|curl|wget|python|java\/|ruby|perl|go-|axios|okhttp|facebookexternalhit|whatsapp|archiver|validator|embed|undici|^node/i

/** Whether a user agent is no person's browser; nor is one that says nothing. */
export const isMachine = (userAgent: string | undefined): boolean => !userAgent || machines.test(userAgent)
