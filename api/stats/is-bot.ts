/** Names that crawlers, monitors, link previews and programs use. */
const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|pingdom|scan|fetch|http|curl|wget|python|java\/|ruby|perl|go-|axios|okhttp|facebookexternalhit|whatsapp|archiver|validator|embed|undici|^node/i

/** Whether a user agent is not a person's browser; an empty one is not, either. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || machines.test(userAgent)
