/** Signs that only occur in a challenge of Cloudflare, DataDome, PerimeterX or Imperva. */
const sure =
  /<title>\s*Just a moment|_cf_chl_opt|id="challenge-(?:form|running)|captcha-delivery\.com|px-captcha|_Incapsula_Resource|<title>\s*Attention Required! \| Cloudflare|Are you human\?/i

/** Signs that also occur in ordinary pages behind Cloudflare, which adds its script to them. */
const likely = /Just a moment|\/cdn-cgi\/challenge-platform|Pardon Our Interruption|g-recaptcha|unusual traffic/i

/**
 * Whether a page is a challenge (a CAPTCHA or the like). The weaker signs only count for a page with nothing else on
 * it.
 */
export const isChallenge = (html: string, { isBare = false } = {}): boolean =>
  sure.test(html) || (isBare && likely.test(html))
