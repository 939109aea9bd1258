import { describeOutside, findCountryOutside, findPostcodeIsland } from '../places/read-country.ts'
import { badInput } from '../server/errors.ts'

/**
 * Refuses a form for a British supplier whose postcode or county is of Jersey, Guernsey or the Isle of Man.
 * @throws BAD_USER_INPUT naming `postcode` or `county`.
 */
export const refuseOutside = (form: {
  country: string | null
  postcode: string | null
  county: string | null
}): void => {
  const outside = form.country === 'United Kingdom' ? findCountryOutside(form, true) : undefined
  if (outside)
    throw badInput({
      [findPostcodeIsland(form.postcode ?? '') ? 'postcode' : 'county']: `${describeOutside(outside)}.`,
    })
}
