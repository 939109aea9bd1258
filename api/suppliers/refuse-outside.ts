import { describeOutside, findCountryOutside } from '../places/read-country.ts'
import { badInput } from '../server/errors.ts'

/** Jersey, Guernsey and the Isle of Man are outside. @throws BAD_USER_INPUT naming `postcode` or `county`. */
export const refuseOutside = (form: {
  country: string | null
  postcode: string | null
  county: string | null
}): void => {
  const outside = form.country === 'United Kingdom' ? findCountryOutside(form, true) : undefined
  if (outside) throw badInput({ [form.postcode ? 'postcode' : 'county']: `${describeOutside(outside)}.` })
}
