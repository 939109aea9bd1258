/** Signs found only in challenges of Cloudflare, DataDome, PerimeterX or Imperva. */
const sure =
  /<title>\s*Just a moment|_cf_chl_opt|id="challenge-(?:form|running)|captcha-delivery\.com|px-captcha|_Incapsula_Resource|<title>\s*Attention Required! \| Cloudflare|Are you human\?/i

/** Signs also found in ordinary pages, into which Cloudflare injects its script. */
const likely = /Just a moment|\/cdn-cgi\/challenge-platform|Pardon Our Interruption|g-recaptcha|unusual traffic/i

/** The weaker signs count only for a page with no other content. */
export const isChallenge = (html: string, { isBare = false } = {}): boolean =>
  sure.test(html) || (isBare && likely.test(html))
