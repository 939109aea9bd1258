/** Marks that stand on nothing but a challenge of Cloudflare, DataDome, PerimeterX or Imperva. */
const sure =
  /<title>\s*Just a moment|_cf_chl_opt|id="challenge-(?:form|running)|captcha-delivery\.com|px-captcha|_Incapsula_Resource|<title>\s*Attention Required! \| Cloudflare|Are you human\?/i

/** Marks that also stand on ordinary pages behind Cloudflare, which adds its script to them. */
const likely = /Just a moment|\/cdn-cgi\/challenge-platform|Pardon Our Interruption|g-recaptcha|unusual traffic/i

/** Whether a page asks for a proof of being human instead of answering. Only a page with nothing else on it is judged by the weaker marks. */
export const isChallenge = (html: string, { isBare = false } = {}): boolean =>
  sure.test(html) || (isBare && likely.test(html))
